import type { Enquiry } from './enquiry-rules.ts'
import {
  isAcceptance,
  MailRefusal,
  TEMPLATE_ID,
  templateParams,
  type Letter,
  type MailAnswer,
  type SendMail,
} from './mail-port.ts'
import { isXsrfToken, xsrfFetch, xsrfToken } from './xsrf-fetch.ts'

/** The path that EmailJS uses, on the site's own origin. */
export const RELAY_SEND_PATH = '/api/v1.0/email/send'
/** Answers with a token and sets it as the cookie: pages are static files and set none. */
export const RELAY_TOKEN_PATH = '/api/v1.0/email/token'

/** Reports whether the enquiry of a reference was accepted: as a page, or as plain text to scripts. */
export const RELAY_SENT_PATH = '/api/v1.0/email/sent'
/** The name of a hidden field; a value that a program writes into it marks the mail. */
export const TRAP_FIELD = 'website'
/** Under this name a form sends its files. */
export const PHOTOS_FIELD = 'photos'

/** Below this length browsers finish sending a body after the page is left (`keepalive`). */
const OUTLIVES_PAGE_LENGTH = 20_000

const INVALID = 400
const FORBIDDEN = 403
/** The wording of server/plain-answer.ts, which a proxy or captive portal does not use. */
const SAYS_WHEN = /^[^<>]+ Inténtalo de nuevo en (?:un minuto|\d+ minutos)[^<>]*$/

/**
 * EmailJS's request body, version included, so that both services take the same; plus the reference, by which the relay
 * recognises a repeated enquiry.
 */
export function relayBody(enquiry: Enquiry, reference: string) {
  return {
    lib_version: '4.4.1',
    user_id: 'relay',
    service_id: 'relay',
    template_id: TEMPLATE_ID,
    template_params: templateParams(enquiry),
    reference,
    // Time since the page was opened: bots fill in a form at once.
    seconds: secondsOpen(),
  }
}

function secondsOpen(): number {
  return Math.round(performance.now() / 1000)
}

async function answerOf(response: Response): Promise<MailAnswer> {
  return { status: response.status, text: await response.text() }
}

/** The relay's token from its answer: a cookie of that name may belong to another program. */
async function newToken(signal: AbortSignal): Promise<string | undefined> {
  const { text } = await answerOf(await fetch(RELAY_TOKEN_PATH, { signal, cache: 'no-store' }))
  return isXsrfToken(text) ? text : undefined
}

async function sendJson(body: object, signal: AbortSignal, token: string | undefined) {
  const headers = { 'Content-Type': 'application/json' }
  const text = JSON.stringify(body)
  const keepalive = text.length < OUTLIVES_PAGE_LENGTH
  const init = { method: 'POST', headers, body: text, signal, keepalive }
  return answerOf(await xsrfFetch(RELAY_SEND_PATH, init, token))
}

/** Sends as the form does without a script: the origin header is checked, and no cookie is needed. */
async function sendAsForm({ enquiry, reference, files }: Letter, signal: AbortSignal) {
  const body = new FormData()
  const fields = { ...templateParams(enquiry), reference, seconds: String(secondsOpen()) }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const { name, content } of files) body.append(PHOTOS_FIELD, content, name)
  const headers = { Accept: 'text/plain' }
  return answerOf(await fetch(RELAY_SEND_PATH, { method: 'POST', headers, body, signal }))
}

async function send(letter: Letter, signal: AbortSignal): Promise<MailAnswer> {
  if (letter.files.length > 0) return sendAsForm(letter, signal)
  const body = relayBody(letter.enquiry, letter.reference)
  const first = await sendJson(body, signal, xsrfToken() ?? (await newToken(signal)))
  if (first.status !== FORBIDDEN) return first
  const second = await sendJson(body, signal, await newToken(signal))
  if (second.status !== FORBIDDEN) return second
  return sendAsForm(letter, signal)
}

/** The relay's own words to the visitor: what is wrong with the files, or when to try again. */
function wordsIn({ status, text }: MailAnswer): string {
  if (status === INVALID) {
    const ofFiles = text.split('\n').filter((line) => line.startsWith(`${PHOTOS_FIELD}: `))
    return ofFiles.map((line) => line.slice(PHOTOS_FIELD.length + 2)).join(' ')
  }
  return SAYS_WHEN.test(text) ? text : ''
}

/** Carries an enquiry through the site's own server. */
export const sendByRelay: SendMail = async (letter, signal) => {
  const answer = await send(letter, signal)
  if (!isAcceptance(answer)) throw new MailRefusal(answer, wordsIn(answer))
  return answer
}

/** Whether the relay has accepted an enquiry of this reference; also false if it cannot be reached. */
export async function wasTaken(reference: string): Promise<boolean> {
  try {
    const headers = { Accept: 'text/plain' }
    const asked = await fetch(`${RELAY_SENT_PATH}?referencia=${reference}`, { headers })
    return isAcceptance(await answerOf(asked))
  } catch {
    return false
  }
}
