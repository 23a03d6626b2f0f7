import type { Enquiry } from './enquiry-rules.ts'
import {
  isAcceptance,
  MailRefusal,
  TEMPLATE_ID,
  templateParams,
  type MailAnswer,
  type SendMail,
} from './mail-port.ts'
import { newReference } from './reference.ts'
import { isXsrfToken, xsrfFetch, xsrfToken } from './xsrf-fetch.ts'

/** The path that EmailJS uses, on the site's own origin. */
export const RELAY_SEND_PATH = '/api/v1.0/email/send'
/** Answers with a token and sets it as the cookie: pages are static files and set none. */
export const RELAY_TOKEN_PATH = '/api/v1.0/email/token'

/** Tells in a page what became of the enquiry whose reference it is given. */
export const RELAY_SENT_PATH = '/api/v1.0/email/sent'
/** Of a field that no person sees; what programs write into it marks the mail. */
export const TRAP_FIELD = 'website'
/** Under this name a form sends its files. */
export const PHOTOS_FIELD = 'photos'

const FORBIDDEN = 403
/** The reference is known, for another enquiry. */
const CONFLICT = 409
const TOO_MANY = 429
const UNAVAILABLE = 503

/**
 * EmailJS's own body, version included, so that whatever understands one understands the other; and
 * the reference by which the relay knows an enquiry that is sent again.
 */
export function relayBody(enquiry: Enquiry, reference: string) {
  return {
    lib_version: '4.4.1',
    user_id: 'relay',
    service_id: 'relay',
    template_id: TEMPLATE_ID,
    template_params: templateParams(enquiry),
    reference,
    // Since the page was opened: programs fill in a form in no time.
    seconds: Math.round(performance.now() / 1000),
  }
}

async function answerOf(response: Response): Promise<MailAnswer> {
  return { status: response.status, text: await response.text() }
}

/** A token of the relay's own, from its answer: what the page sees of the cookies may be another's. */
async function newToken(signal: AbortSignal): Promise<string | undefined> {
  const { text } = await answerOf(await fetch(RELAY_TOKEN_PATH, { signal, cache: 'no-store' }))
  return isXsrfToken(text) ? text : undefined
}

async function sendJson(body: object, signal: AbortSignal, token: string | undefined) {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
  return answerOf(await xsrfFetch(RELAY_SEND_PATH, init, token))
}

/** As the form sends itself without a script: its origin vouches for it, and no cookie is needed. */
async function sendAsForm(enquiry: Enquiry, reference: string, signal: AbortSignal) {
  const body = new URLSearchParams({ ...templateParams(enquiry), reference })
  const headers = { Accept: 'text/plain' }
  return answerOf(await fetch(RELAY_SEND_PATH, { method: 'POST', headers, body, signal }))
}

async function sendUnder(
  reference: string,
  enquiry: Enquiry,
  signal: AbortSignal,
): Promise<MailAnswer> {
  const body = relayBody(enquiry, reference)
  const first = await sendJson(body, signal, xsrfToken() ?? (await newToken(signal)))
  if (first.status !== FORBIDDEN) return first
  const second = await sendJson(body, signal, await newToken(signal))
  if (second.status !== FORBIDDEN) return second
  return sendAsForm(enquiry, reference, signal)
}

/** What the relay says in Spanish to someone who may try again later; a proxy's page is no such thing. */
function reasonIn({ status, text }: MailAnswer): string {
  return [TOO_MANY, UNAVAILABLE].includes(status) && !text.includes('<') ? text : ''
}

/** What was sent last and not answered by yes: sent again unchanged, it keeps its reference. */
let unanswered: Readonly<{ content: string; reference: string }> | undefined

/** Carries an enquiry through the site's own server. */
export const sendByRelay: SendMail = async (enquiry, signal) => {
  const content = JSON.stringify(templateParams(enquiry))
  if (unanswered?.content !== content) unanswered = { content, reference: newReference() }
  let answer = await sendUnder(unanswered.reference, enquiry, signal)
  if (answer.status === CONFLICT) {
    unanswered = { content, reference: newReference() }
    answer = await sendUnder(unanswered.reference, enquiry, signal)
  }
  if (!isAcceptance(answer)) throw new MailRefusal(answer, reasonIn(answer))
  unanswered = undefined
  return answer
}
