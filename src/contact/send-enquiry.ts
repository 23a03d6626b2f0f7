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

/** Neither EmailJS nor `fetch` has a timeout of its own. */
const SEND_TIMEOUT_MS = 20_000
/** The upload speed of a telephone with a poor signal. */
const SLOW_BYTES_PER_SECOND = 20_000
/** The reference is already taken by another enquiry. */
const CONFLICT = 409
/** A proxy's answers when the server behind it gives none. */
const GATEWAY_SILENCE = [502, 504]

export type Carrier = Readonly<{
  send: SendMail
  /** Whether the server confirms that it has the enquiry of this reference. */
  wasTaken: (reference: string) => Promise<boolean>
  /** Whether the same reference twice is one enquiry to it. */
  isOnce: boolean
}>

/** The adapter for the settings. EmailJS's is loaded with its client when first used, and cannot confirm arrivals. */
export function carrierOf(settings: MailSettings): Carrier {
  if (settings.kind === 'relay') return { send: sendByRelay, wasTaken, isOnce: true }
  return {
    send: async (letter, signal) => {
      const { sendByEmailjs } = await import('./emailjs-mail.ts')
      return sendByEmailjs(settings)(letter, signal)
    },
    wasTaken: async () => false,
    isOnce: false,
  }
}

function within(timeoutMs: number, letter: Letter, send: SendMail): Promise<MailAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  // Raced, besides the abort signal: not every adapter can be aborted.
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([send(letter, signal), timeout])
}

/** The timeout, longer for files. */
function patienceMs({ files }: Letter): number {
  return SEND_TIMEOUT_MS + Math.ceil((totalBytes(files) / SLOW_BYTES_PER_SECOND) * 1000)
}

/**
 * Sends an enquiry and logs status and text of the answer (specification 7 and 8). Returns the reference that it
 * was stored under: a new one after a 409.
 *
 * @throws MailRefusal if it is refused; the network error or timeout otherwise
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

/** Whether the outcome is unknown: no answer, or one from a gateway. */
export function isUnheard(error: unknown): boolean {
  return !(error instanceof MailRefusal) || GATEWAY_SILENCE.includes(error.status)
}

/** Whether no answer came in time; the enquiry may have arrived all the same. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
