/** The eight values of a contact request, in the order of the form (specification 3 and 7). */
export const ENQUIRY_FIELDS = [
  'name',
  'lastname',
  'companyRut',
  'businessName',
  'address',
  'phone',
  'email',
  'comment',
] as const

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]
export type Enquiry = Readonly<Record<EnquiryField, string>>
/** The message of each field that may not be sent; no key, no objection. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>

/** So many digits has a Chilean telephone without its country: what the form asks for, tidies, checks and says. */
export const PHONE_DIGITS = 9

export type EnquiryRule = Readonly<{
  label: string
  /** Exact words of the specification's table. */
  message: string
  minLength: number
  /** Not in the specification: keeps any valid enquiry under the relay's 64 KB. */
  maxLength: number
  pattern?: RegExp
}>

const LINE_MAX_LENGTH = 200
const COMMENT_MAX_LENGTH = 10_000
/** RFC 5321, 4.5.3.1: 256 octets for a path, its angle brackets included. */
const EMAIL_MAX_LENGTH = 254

// The HTML standard's e-mail, but as RFC 5321 has it no dot at the ends of the name nor two in a
// row and 64 characters before the @, and as RFC 5890 has it letters such as ñ in the domain.
const EMAIL_NAME = String.raw`(?=.{1,64}@)[\w!#$%&'*+/=?^\x60{|}~-]+(?:\.[\w!#$%&'*+/=?^\x60{|}~-]+)*`
const DOMAIN_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const EMAIL = new RegExp(String.raw`^${EMAIL_NAME}@${DOMAIN_LABEL}(?:\.${DOMAIN_LABEL})*$`, 'u')

/** Specification 5, row by row. A minimum length of 1 is its "required". */
export const ENQUIRY_RULES: Readonly<Record<EnquiryField, EnquiryRule>> = {
  name: {
    label: 'Nombre',
    message: 'Por favor, ingresa un nombre válido (mínimo 3 caracteres).',
    minLength: 3,
    maxLength: LINE_MAX_LENGTH,
  },
  lastname: {
    label: 'Apellido',
    message: 'Por favor, ingresa un apellido válido (mínimo 3 caracteres).',
    minLength: 3,
    maxLength: LINE_MAX_LENGTH,
  },
  companyRut: {
    label: 'RUT de la empresa',
    message: 'Por favor, ingresa un Rut válido.',
    minLength: 1,
    maxLength: LINE_MAX_LENGTH,
    pattern: /^\d{7,8}-[\dkK]$/,
  },
  businessName: {
    label: 'Razón social',
    message: 'La Razón Social es obligatoria.',
    minLength: 1,
    maxLength: LINE_MAX_LENGTH,
  },
  address: {
    label: 'Dirección',
    message: 'La Dirección es obligatoria.',
    minLength: 1,
    maxLength: LINE_MAX_LENGTH,
  },
  phone: {
    label: 'Teléfono',
    message: `Ingresa un número válido (${PHONE_DIGITS} dígitos).`,
    minLength: 1,
    maxLength: LINE_MAX_LENGTH,
    pattern: new RegExp(String.raw`^\d{${PHONE_DIGITS}}$`),
  },
  email: {
    label: 'Correo',
    message: 'Ingresa un correo válido.',
    minLength: 1,
    maxLength: EMAIL_MAX_LENGTH,
    pattern: EMAIL,
  },
  comment: {
    label: 'Consulta',
    message: 'El campo consulta no puede estar vacío.',
    minLength: 1,
    maxLength: COMMENT_MAX_LENGTH,
  },
}

export const EMPTY_ENQUIRY: Enquiry = {
  name: '',
  lastname: '',
  companyRut: '',
  businessName: '',
  address: '',
  phone: '',
  email: '',
  comment: '',
}

// Marks that no one sees or types, but that come along when a number is copied from an address
// book: soft hyphen, zero-width space, direction marks, byte order mark.
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]+/gu
const CONTROL_EXCEPT_TAB_AND_NEWLINE = /[^\P{Cc}\t\n]+/gu
/** Half of a character: a mail, a form or an address (mailto:) cannot carry it. */
const LONE_SURROGATE = /\p{Cs}/gu
const REPLACEMENT = '\uFFFD'
/** What no word has in a row (Unicode annex 15, 13): to put thousands of marks in order takes a second and more. */
const MARKS_IN_EXCESS = /(\p{M}{30})\p{M}+/gu

function cleanValue(field: EnquiryField, value: string): string {
  const visible = value.replace(INVISIBLE, '').replace(LONE_SURROGATE, REPLACEMENT)
  const kept =
    field === 'comment'
      ? visible.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(CONTROL_EXCEPT_TAB_AND_NEWLINE, '')
      : visible.replace(LINE_BREAKING, ' ')
  return kept.replace(MARKS_IN_EXCESS, '$1').normalize('NFC').trim()
}

/**
 * What travels: no blanks at the ends, one line in every field but the comment, nothing
 * invisible. Everything that sends or checks an enquiry goes through here, so that what is
 * checked is what is sent; what the visitor sees in the field is left alone.
 */
export function cleanEnquiry(enquiry: Enquiry): Enquiry {
  const cleaned: Record<EnquiryField, string> = { ...EMPTY_ENQUIRY }
  for (const field of ENQUIRY_FIELDS) cleaned[field] = cleanValue(field, enquiry[field])
  return cleaned
}

/**
 * An enquiry out of JSON or a posted form, cleaned. A field that is missing or no text reads as
 * empty, so that its own rule says what is wrong; unknown fields are left behind.
 */
export function readEnquiry(value: unknown): Enquiry {
  const enquiry: Record<EnquiryField, string> = { ...EMPTY_ENQUIRY }
  if (typeof value !== 'object' || value === null) return enquiry
  const entries = new Map<string, unknown>(Object.entries(value))
  for (const field of ENQUIRY_FIELDS) {
    const text = entries.get(field)
    if (typeof text === 'string') enquiry[field] = text
  }
  return cleanEnquiry(enquiry)
}

function tooLongMessage(maxLength: number): string {
  return `Usa como máximo ${maxLength.toLocaleString('es-CL')} caracteres.`
}

function errorOf(field: EnquiryField, value: string): string | undefined {
  const { message, minLength, maxLength, pattern } = ENQUIRY_RULES[field]
  const length = [...value].length // characters as people count them, not UTF-16 units
  if (length < minLength) return message
  if (length > maxLength) return tooLongMessage(maxLength)
  if (pattern && !pattern.test(value)) return message
  return undefined
}

/** Specification 5 on the cleaned values: blanks alone count as nothing written. */
export function validateEnquiry(enquiry: Enquiry): EnquiryErrors {
  const errors: EnquiryErrors = {}
  const cleaned = cleanEnquiry(enquiry)
  for (const field of ENQUIRY_FIELDS) {
    const message = errorOf(field, cleaned[field])
    if (message !== undefined) errors[field] = message
  }
  return errors
}
