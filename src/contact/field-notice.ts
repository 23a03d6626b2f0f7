import { ENQUIRY_RULES, PHONE_DIGITS, type EnquiryField } from './enquiry-rules.ts'
import { hasOddCheckDigit } from './rut-check-digit.ts'
import { tidyInput } from './tidy-input.ts'

/** Help with a value, which never blocks sending: a text, and a corrected value to accept by one tap. */
export type FieldNotice = { text?: string; offer?: string }

const ODD_RUT = 'Revisa el dígito verificador: no corresponde a este número.'
const ODD_EMAIL = 'Revisa el correo: así, la respuesta puede no llegar. Puedes enviar igual.'
const FOREIGN_PHONE = `Aquí cabe un número chileno de ${PHONE_DIGITS} dígitos. Si el tuyo es de otro país, anótalo en la consulta y escribe aquí uno de Chile; si no tienes, llama o escribe a una sucursal.`
const SHORT_NAMES: Readonly<Partial<Record<EnquiryField, string>>> = {
  name: '¿Dos letras? Agrega tu segundo nombre o su inicial.',
  lastname: '¿Dos letras? Agrega tu segundo apellido o su inicial.',
}
/** A telephone of another country than Chile. */
const FOREIGN = /^(?:\+|00)(?!\s*\(?56)[\d\s().-]{8,}$/

/** The notice below a field, besides its error message. */
export function noticeFor(field: EnquiryField, value: string): FieldNotice | undefined {
  const tidy = tidyInput(field, value)
  if (tidy !== value) {
    // A RUT whose check digit is wrong must not be offered as the tidy form.
    return field === 'companyRut' && hasOddCheckDigit(tidy) ? { text: ODD_RUT } : { offer: tidy }
  }
  if (field === 'companyRut' && hasOddCheckDigit(value)) {
    return { text: `${ODD_RUT} Puedes enviar igual.` }
  }
  if (field === 'email') {
    const meant = emailMeant(value)
    if (meant === undefined) return undefined
    return meant === '' ? { text: ODD_EMAIL } : { text: ODD_EMAIL, offer: meant }
  }
  if (field === 'phone' && FOREIGN.test(value.trim())) return { text: FOREIGN_PHONE }
  const letters = value.trim().length
  const isShort = letters > 0 && letters < ENQUIRY_RULES[field].minLength
  const text = isShort ? SHORT_NAMES[field] : undefined
  return text === undefined ? undefined : { text }
}

/** The common mail providers; a domain one letter away from these is a typing error rather than another company. */
const PROVIDERS = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud']
/** Mistyped top-level domains, and the intended ones. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:con|cpm|cmo|ocm|vom|xom|comm|coom|cim)$/, 'com'],
  [/^(?:cll|ccl|lc|ck)$/, 'cl'],
]

/**
 * Detects an address that is valid but probably reaches no one: returns the intended domain if it is one typing error
 * away from a common one, or `''` (nothing to propose) if the domain has no dot.
 */
function emailMeant(email: string): string | undefined {
  const address = email.trim()
  if (!ENQUIRY_RULES.email.pattern?.test(address)) return undefined
  const at = address.lastIndexOf('@')
  const labels = address
    .slice(at + 1)
    .toLowerCase()
    .split('.')
  const [name = '', ...rest] = labels
  const provider = PROVIDERS.find(
    (one) => one === name || (one[0] === name[0] && isSlip(name, one)),
  )
  if (rest.length === 0)
    return provider === undefined ? '' : `${address.slice(0, at)}@${provider}.com`
  const ending = rest.at(-1) ?? ''
  const endings =
    rest.length === 1 && provider === 'gmail'
      ? ['com']
      : [...rest.slice(0, -1), ENDINGS.find(([form]) => form.test(ending))?.[1] ?? ending]
  const meant = [provider ?? name, ...endings].join('.')
  return meant === labels.join('.') ? undefined : `${address.slice(0, at)}@${meant}`
}

/** Whether two words differ by one letter left out, put in, changed, or changed places with the next. */
function isSlip(a: string, b: string): boolean {
  const start = [...a].findIndex((letter, at) => letter !== b[at])
  const from = start < 0 ? a.length : start
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA !== '' && restA.slice(1) === restB.slice(1)) ||
    (restA.length > 1 && `${restA[1]}${restA[0]}${restA.slice(2)}` === restB)
  )
}
