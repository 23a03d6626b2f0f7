import { ifAllowed } from '#visitor/stored-value.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import type { Enquiry } from './enquiry-rules.ts'
import {
  isAcceptance,
  MailRefusal,
  TEMPLATE_ID,
  templateParams,
  type Letter,
  type MailSettings,
  type SendMail,
} from './mail-port.ts'

// If storage is blocked, the minimum interval is not enforced: sending must still work.
const LAST_SENT_KEY = 'contacto-ultimo-envio'

/**
 * EmailJS stores the time before it sends, so a retry after a dropped connection would be refused with 429. This storage
 * writes the time only once the message was accepted.
 */
function noteAfterAcceptance() {
  let noted: string | undefined
  return {
    storageProvider: {
      get: async (key: string) =>
        ifAllowed('localStorage', (storage) => storage.getItem(key)) ?? null,
      set: async (_key: string, time: string) => {
        noted = time
      },
      remove: async (key: string) =>
        ifAllowed('localStorage', (storage) => storage.removeItem(key)),
    },
    accept: () =>
      ifAllowed('localStorage', (storage) => noted && storage.setItem(LAST_SENT_KEY, noted)),
  }
}

/** Names of the template's attachments: `archivo_1`, and `archivo_1_nombre` for its file name. */
async function attachmentParams(files: readonly EnquiryFile[]): Promise<Record<string, string>> {
  const params = await Promise.all(
    files.map(async ({ name, content }, index) => [
      [`archivo_${index + 1}`, await dataUrlOf(content)],
      [`archivo_${index + 1}_nombre`, name],
    ]),
  )
  return Object.fromEntries(params.flat())
}

async function dataUrlOf(content: Blob): Promise<string> {
  const reader = new FileReader()
  const read = Promise.withResolvers<string>()
  reader.addEventListener('load', () => read.resolve(reader.result as string))
  reader.addEventListener('error', () => read.reject(reader.error))
  reader.readAsDataURL(content)
  return read.promise
}

/** The subject is fixed in EmailJS's template, so the reference is put into the first line of the comment. */
function withReference({ enquiry, reference }: Letter): Enquiry {
  return { ...enquiry, comment: `Referencia ${reference}\n\n${enquiry.comment}` }
}

/** Sends an enquiry with EmailJS's client, which is loaded on first use. */
export function sendByEmailjs(settings: MailSettings & { kind: 'emailjs' }): SendMail {
  const { serviceId, publicKey, guards } = settings
  const { blockHeadless, blockedEmails, minimumIntervalMs } = guards
  return async (letter, signal) => {
    const { send, EmailJSResponseStatus } = await import('@emailjs/browser')
    const attachments = await attachmentParams(letter.files)
    // The client cannot be aborted; this at least keeps it from sending after the visitor was told that it failed.
    signal.throwIfAborted()
    const { storageProvider, accept } = noteAfterAcceptance()
    try {
      const { status, text } = await send(
        serviceId,
        TEMPLATE_ID,
        { ...templateParams(withReference(letter)), ...attachments },
        {
          publicKey,
          blockHeadless,
          blockList: { list: [...blockedEmails], watchVariable: 'email' },
          limitRate: { id: LAST_SENT_KEY, throttle: minimumIntervalMs },
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
