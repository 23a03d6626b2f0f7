import { cleanEnquiry, type Enquiry } from './enquiry-rules.ts'
import { MailRefusal, type MailAnswer, type MailSettings, type SendMail } from './mail-port.ts'
import { sendByRelay } from './relay-mail.ts'

/** Neither EmailJS nor `fetch` ever gives up; a mine's network makes the visitor wait forever. */
export const SEND_TIMEOUT_MS = 20_000

/** The adapter that the settings ask for; EmailJS's comes with its client, when it is used. */
export function mailSender(settings: MailSettings): SendMail {
  if (settings.kind === 'relay') return sendByRelay
  return async (enquiry, signal) => {
    const { sendByEmailjs } = await import('./emailjs-mail.ts')
    return sendByEmailjs(settings)(enquiry, signal)
  }
}

async function within(timeoutMs: number, enquiry: Enquiry, send: SendMail): Promise<MailAnswer> {
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
    return await Promise.race([send(enquiry, signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends an enquiry and logs status and text of the answer (specification 7 and 8). A refusal, a
 * lost connection and silence are all the same to the visitor: the promise rejects.
 */
export async function sendEnquiry(enquiry: Enquiry, send: SendMail): Promise<void> {
  try {
    const { status, text } = await within(SEND_TIMEOUT_MS, cleanEnquiry(enquiry), send)
    console.info('Contact request accepted:', status, text)
  } catch (error) {
    if (error instanceof MailRefusal) {
      console.error('Contact request refused:', error.status, error.text)
    } else {
      console.error('Contact request not delivered:', error)
    }
    throw error
  }
}
