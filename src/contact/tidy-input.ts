import {
  cleanEnquiry,
  EMPTY_ENQUIRY,
  ENQUIRY_RULES,
  PHONE_DIGITS,
  type Enquiry,
  type EnquiryField,
} from './enquiry-rules.ts'
import { hasOddCheckDigit } from './rut-check-digit.ts'

/** Labels copied along with a number: "Tel.: ", "RUT ", "https://wa.me/". */
const LABEL =
  /^(?:tel[eé]fono|tel|fono|celular|cel|m[oó]vil|whatsapp|wsp|phone|mobile|r\.?u\.?t\.?)(?![a-z])(?:\s*(?:empresa|n[.º°]+))?\s*[.:]*\s*|^https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?/i
/** The country code, and a trunk 0, before a complete number. */
const BEFORE_PHONE = new RegExp(String.raw`^(?:(?:\+|00)?56)?0?(?=\d{${PHONE_DIGITS}}$)`)
const DASH = /[\u2010-\u2015\u2212]/g
const ADDRESS = /[^\s<>()[\]{}"'«»“”,;:]+@[^\s<>()[\]{}"'«»“”,;:?]+/g
/** The wrapping around an address; a bare word beside it may be part of it: "juan perez@x.cl". */
const BEFORE_ADDRESS = /^(?:.*(?:[<([{«“:]|(?:^|\s)["']|[,;]\s))?\s*$/
const AFTER_ADDRESS = /^[.\-_]*\s*(?:[?>)\]}"'»”,;].*)?$/

function bareRut(value: string): string {
  const bare = value
    .replace(LABEL, '')
    .replace(DASH, '-')
    .replace(/[\s.,]/g, '')
    .replace(/-{2,}/, '-')
  // The check digit proves where the hyphen belongs.
  const whole = /^(\d{7,8})([\dkK])$/.exec(bare)
  const joined = whole ? `${whole[1]}-${whole[2]}` : bare
  return whole && hasOddCheckDigit(joined) ? bare : joined
}

/** Without country code and trunk 0: "+56 (0)2 2345 6789". */
function barePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(LABEL, '')
    .replace(DASH, '-')
    .replace(/[\s().\-/_]/g, '')
    .replace(BEFORE_PHONE, '')
}

/** A comma typed in place of the neighbouring point: "a@x,cl". */
const COMMA_FOR_POINT = /(@[^\s@,;.]+),(?=[a-z]{2,}$)/i

/** Too long to be a number. */
const LONG = 100

/** The single address in "Ana Soto <a@x.cl>", "mailto:a@x.cl?subject=…" or "a@x.cl;". */
function bareEmail(value: string): string {
  const spaced = value
    .replace(/^mailto:/i, '')
    .replace(/\s*(?:\(at\)|\[at\]|@)\s*/gi, '@')
    .replace(COMMA_FOR_POINT, '$1.')
  const found = [...new Set(spaced.match(ADDRESS)?.map((one) => one.replace(/[.\-_]+$/, '')))]
  const [address = ''] = found
  const [before = '', ...after] = spaced.split(address)
  const isWrapped =
    found.length === 1 && BEFORE_ADDRESS.test(before) && AFTER_ADDRESS.test(after.join(address))
  return isWrapped ? address : value
}

const BARE: Readonly<Partial<Record<EnquiryField, (value: string) => string>>> = {
  companyRut: bareRut,
  phone: barePhone,
  email: bareEmail,
}

/**
 * The same value in the form that specification 5 asks for: "76.543.210-K" → "76543210-K",
 * "+56 9 1234 5678" → "912345678", "Ana <ana@planta.cl>" → "ana@planta.cl". Anything that would need a
 * guess (a missing digit, two addresses) is returned unchanged, so that its error message shows.
 */
export function tidyInput(field: EnquiryField, value: string): string {
  const bareOf = BARE[field]
  if (!bareOf) return value
  const visible = cleanEnquiry({ ...EMPTY_ENQUIRY, [field]: value })[field]
  const { pattern } = ENQUIRY_RULES[field]
  if (field === 'email' && pattern?.test(visible)) return value
  const bare = bareOf(visible)
  return pattern?.test(bare) ? bare : value
}

/** Tidies an enquiry that was sent without a script, as the script would have done while it was typed. */
export function tidyEnquiry(enquiry: Enquiry): Enquiry {
  const tidied = (field: 'companyRut' | 'phone') =>
    enquiry[field].length > LONG ? enquiry[field] : tidyInput(field, enquiry[field])
  return { ...enquiry, companyRut: tidied('companyRut'), phone: tidied('phone') }
}

/** Whether an input event brought text from elsewhere: pasted, dropped or filled by the browser. */
export function isBroughtIn(event: Event): boolean {
  if (!(event instanceof InputEvent)) return true // Chromium fills in with a plain event
  return /^(?:$|insertFrom|insertReplacementText)/.test(event.inputType)
}
