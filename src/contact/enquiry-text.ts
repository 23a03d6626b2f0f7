import { cleanEnquiry, ENQUIRY_FIELDS, ENQUIRY_RULES, type Enquiry } from './enquiry-rules.ts'

const SUBJECT = 'Consulta desde el sitio web'
/** The longest address that Windows passes to a mail program (INTERNET_MAX_URL_LENGTH is 2083). */
const MAILTO_MAX_LENGTH = 2000
const CUT_MARK = '… (el resto no cabe aquí; usa «Copiar el mensaje»)'

/** The enquiry as plain text. */
export function enquiryText(enquiry: Enquiry): string {
  const cleaned = cleanEnquiry(enquiry)
  return ENQUIRY_FIELDS.map((field) => {
    const separator = field === 'comment' ? '\n' : ' '
    return `${ENQUIRY_RULES[field].label}:${separator}${cleaned[field]}`
  }).join('\n')
}

function href(address: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n') // RFC 6068, section 5
  return `mailto:${encodeURI(address)}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(lines)}`
}

/** A mailto: link with the same message, truncated to the longest that opens. */
export function mailtoHref(address: string, enquiry: Enquiry): string {
  const characters = [...enquiryText(enquiry)]
  const whole = href(address, characters.join(''))
  if (whole.length <= MAILTO_MAX_LENGTH) return whole
  let fitting = 0
  let tooLong = characters.length
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    const cut = href(address, characters.slice(0, middle).join('') + CUT_MARK)
    if (cut.length <= MAILTO_MAX_LENGTH) fitting = middle
    else tooLong = middle
  }
  return href(address, characters.slice(0, fitting).join('') + CUT_MARK)
}
