/** Digits of a Chilean telephone number without country code, as the form asks for, tidies and checks it. */
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

/**
 * Specification 5, row by row: the eight values of a contact request, in the order of specification 3 and 7. A minimum
 * length of 1 is its "required".
 */
const RULES = {
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
} as const satisfies Record<string, EnquiryRule>

export type EnquiryField = keyof typeof RULES
export type Enquiry = Readonly<Record<EnquiryField, string>>
/** The message of each field that may not be sent; no key, no objection. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>

export const ENQUIRY_RULES: Readonly<Record<EnquiryField, EnquiryRule>> = RULES
export const ENQUIRY_FIELDS = Object.keys(RULES) as readonly EnquiryField[]
const enquiryWith = (valueOf: (field: EnquiryField) => string) =>
  Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, valueOf(field)])) as Enquiry
export const EMPTY_ENQUIRY = enquiryWith(() => '')

// Invisible characters that come along when a number is copied from an address book: soft hyphen, zero-width space,
// direction marks, byte order mark.
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]+/gu
const CONTROL_EXCEPT_TAB_AND_NEWLINE = /[^\P{Cc}\t\n]+/gu
/** A lone surrogate: a mail, a form or a mailto: link cannot carry it. */
const LONE_SURROGATE = /\p{Cs}/gu
const REPLACEMENT = '\uFFFD'
/** Long runs of combining marks (Unicode annex 15, 13), which no word has: normalising thousands takes seconds. */
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
 * The value as it is sent: trimmed, on one line except for the comment, without invisible characters. Everything that
 * sends or checks an enquiry uses this, so that exactly the checked value is sent; the field itself is left alone.
 */
export function cleanEnquiry(enquiry: Enquiry): Enquiry {
  return enquiryWith((field) => cleanValue(field, enquiry[field]))
}

/**
 * Cleans an enquiry from JSON or a posted form. A missing or non-text field becomes empty, so that its own rule reports
 * it; unknown fields are dropped.
 */
export function readEnquiry(value: unknown): Enquiry {
  const given = new Map<string, unknown>(Object.entries(Object(value)))
  return enquiryWith((field) => {
    const text = given.get(field)
    return typeof text === 'string' ? cleanValue(field, text) : ''
  })
}

function errorOf(field: EnquiryField, value: string): string | undefined {
  const { message, minLength, maxLength, pattern } = ENQUIRY_RULES[field]
  const length = [...value].length // characters as people count them, not UTF-16 units
  if (length < minLength) return message
  if (length > maxLength) return `Usa como máximo ${maxLength.toLocaleString('es-CL')} caracteres.`
  if (pattern && !pattern.test(value)) return message
  return undefined
}

/** Applies specification 5 to the cleaned values: only blanks count as empty. */
export function validateEnquiry(enquiry: Enquiry): EnquiryErrors {
  return Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const message = errorOf(field, cleanValue(field, enquiry[field]))
      return message === undefined ? [] : [[field, message]]
    }),
  )
}
