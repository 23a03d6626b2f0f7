import type { Enquiry } from './enquiry-rules.ts'
import {
  isAcceptance,
  MailRefusal,
  TEMPLATE_ID,
  templateParams,
  type EmailGuards,
  type Letter,
  type MailSettings,
  type SendMail,
} from './mail-port.ts'

const LAST_SENT_KEY = 'contacto-ultimo-envio'

// Where storage is forbidden there is no interval between enquiries, rather than no enquiry.
function ifAllowed<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/**
 * EmailJS notes the time before it sends, so that a visitor whose connection dropped would be told
 * 429 on trying again. This storage keeps the note back until the message was accepted.
 */
function noteAfterAcceptance() {
  let noted: string | undefined
  return {
    storageProvider: {
      get: async (key: string) => ifAllowed((storage) => storage.getItem(key)) ?? null,
      set: async (_key: string, time: string) => {
        noted = time
      },
      remove: async (key: string) => ifAllowed((storage) => storage.removeItem(key)),
    },
    accept: () => {
      const time = noted
      if (time !== undefined) ifAllowed((storage) => storage.setItem(LAST_SENT_KEY, time))
    },
  }
}

function guardOptions({ blockHeadless, blockedEmails, minimumIntervalMs }: EmailGuards) {
  return {
    blockHeadless,
    blockList: { list: [...blockedEmails], watchVariable: 'email' },
    limitRate: { id: LAST_SENT_KEY, throttle: minimumIntervalMs },
  }
}

/** The template's subject is EmailJS's: the reference stands in the first line of what the visitor wrote. */
function withReference({ enquiry, reference }: Letter): Enquiry {
  return { ...enquiry, comment: `Referencia ${reference}\n\n${enquiry.comment}` }
}

/** Carries an enquiry through EmailJS's client, which is fetched only now. It takes no files. */
export function sendByEmailjs(settings: MailSettings & { kind: 'emailjs' }): SendMail {
  const { serviceId, publicKey, guards } = settings
  return async (letter, signal) => {
    const { send, EmailJSResponseStatus } = await import('@emailjs/browser')
    // The client cannot be aborted; at least nothing leaves after the visitor was told it failed.
    signal.throwIfAborted()
    const { storageProvider, accept } = noteAfterAcceptance()
    try {
      const { status, text } = await send(
        serviceId,
        TEMPLATE_ID,
        templateParams(withReference(letter)),
        {
          publicKey,
          ...guardOptions(guards),
          storageProvider,
        },
      )
      if (!isAcceptance({ status, text })) throw new MailRefusal({ status, text })
      accept()
      return { status, text }
    } catch (error) {
      throw error instanceof EmailJSResponseStatus ? new MailRefusal(error) : error
    }
  }
}
