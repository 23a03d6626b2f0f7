import { cleanEnquiry } from './enquiry-rules.ts'
import { totalBytes } from './enquiry-file.ts'
import {
  MailRefusal,
  type Letter,
  type MailAnswer,
  type MailSettings,
  type SendMail,
} from './mail-port.ts'
import { newReference } from './reference.ts'
import { sendByRelay, wasTaken } from './relay-mail.ts'

/** Neither EmailJS nor `fetch` ever gives up; a mine's network makes the visitor wait forever. */
export const SEND_TIMEOUT_MS = 20_000
/** Of a telephone at the edge of its network. */
const SLOW_BYTES_PER_SECOND = 20_000
/** The reference is known, for another enquiry. */
const CONFLICT = 409
/** A proxy answered in the place of a server that it has not heard. */
const GATEWAY_SILENCE = [502, 504]

export type Carrier = Readonly<{
  send: SendMail
  /** Whether an enquiry of this reference is known to have arrived. */
  wasTaken: (reference: string) => Promise<boolean>
}>

/** The adapter that the settings ask for; EmailJS's comes with its client, when it is used, and remembers nothing. */
export function carrierOf(settings: MailSettings): Carrier {
  if (settings.kind === 'relay') return { send: sendByRelay, wasTaken }
  return {
    send: async (letter, signal) => {
      const { sendByEmailjs } = await import('./emailjs-mail.ts')
      return sendByEmailjs(settings)(letter, signal)
    },
    wasTaken: async () => false,
  }
}

async function within(timeoutMs: number, letter: Letter, send: SendMail): Promise<MailAnswer> {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer after ${timeoutMs} ms`, 'TimeoutError'))
  }, timeoutMs)
  // Raced as well as signalled: not every adapter can be aborted.
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([send(letter, signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Files take their time on a thin line. */
function patienceMs({ files }: Letter): number {
  return SEND_TIMEOUT_MS + Math.ceil((totalBytes(files) / SLOW_BYTES_PER_SECOND) * 1000)
}

/**
 * Sends an enquiry, logs status and text of the answer (specification 7 and 8), and returns the reference
 * under which it was taken: another than the given if that is known for an enquiry with other words. A
 * refusal rejects with `MailRefusal`; a lost connection and silence with what they are.
 */
export async function sendEnquiry(
  given: Letter,
  send: SendMail,
  isSecond = false,
): Promise<string> {
  const letter = { ...given, enquiry: cleanEnquiry(given.enquiry) }
  try {
    const { status, text } = await within(patienceMs(letter), letter, send)
    console.info('Contact request accepted:', status, text)
    return letter.reference
  } catch (error) {
    if (!(error instanceof MailRefusal)) {
      console.error('Contact request not delivered:', error)
      throw error
    }
    console.error('Contact request refused:', error.status, error.text)
    if (error.status !== CONFLICT || isSecond) throw error
    return sendEnquiry({ ...letter, reference: newReference() }, send, true)
  }
}

/** Whether nobody here can know what became of it: what was sent was not answered, or not by its reader. */
export function isUnheard(error: unknown): boolean {
  return !(error instanceof MailRefusal) || GATEWAY_SILENCE.includes(error.status)
}

/** Nobody answered in time, which says nothing of whether it arrived. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
