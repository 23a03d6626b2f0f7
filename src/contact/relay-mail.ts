import type { Enquiry } from './enquiry-rules.ts'
import {
  isAcceptance,
  MailRefusal,
  TEMPLATE_ID,
  templateParams,
  type SendMail,
} from './mail-port.ts'
import { xsrfFetch, xsrfToken } from './xsrf-fetch.ts'

/** The path that EmailJS uses, on the site's own origin. */
export const RELAY_SEND_PATH = '/api/v1.0/email/send'
/** Answers 204 and sets the cookie: pages are static files and set none. */
export const RELAY_TOKEN_PATH = '/api/v1.0/email/token'

/** EmailJS's own body, version included, so that whatever understands one understands the other. */
export function relayBody(enquiry: Enquiry) {
  return {
    lib_version: '4.4.1',
    user_id: 'relay',
    service_id: 'relay',
    template_id: TEMPLATE_ID,
    template_params: templateParams(enquiry),
  }
}

/** Carries an enquiry through the site's own server. */
export const sendByRelay: SendMail = async (enquiry, signal) => {
  if (!xsrfToken()) await xsrfFetch(RELAY_TOKEN_PATH, { signal, cache: 'no-store' })
  const response = await xsrfFetch(RELAY_SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(relayBody(enquiry)),
    signal,
  })
  const answer = { status: response.status, text: await response.text() }
  if (!response.ok || !isAcceptance(answer)) throw new MailRefusal(answer)
  return answer
}
