import { emailMeant } from './doubtful-email.ts'
import { ENQUIRY_RULES, PHONE_DIGITS, type EnquiryField } from './enquiry-rules.ts'
import { hasOddCheckDigit } from './rut-check-digit.ts'
import { tidyInput } from './tidy-input.ts'

/** What helps with a value, and never keeps it from being sent: words, and a value to take by one tap. */
export type FieldNotice = { text?: string; offer?: string }

const ODD_RUT = 'Revisa el dígito verificador: no corresponde a este número.'
const ODD_EMAIL = 'Revisa el correo: así, la respuesta puede no llegar. Puedes enviar igual.'
const FOREIGN_PHONE = `Aquí cabe un número chileno de ${PHONE_DIGITS} dígitos. Si el tuyo es de otro país, anótalo en la consulta y escribe aquí uno de Chile; si no tienes, llama o escribe a una sucursal.`
const SHORT_NAMES: Readonly<Partial<Record<EnquiryField, string>>> = {
  name: 'Si tu nombre tiene dos letras, escríbelo con tu segundo nombre o su inicial.',
  lastname: 'Si tu apellido tiene dos letras, escríbelo con tu segundo apellido o su inicial.',
}
/** Of another country than Chile. */
const FOREIGN = /^(?:\+|00)(?!\s*\(?56)[\d\s().-]{8,}$/

/** What is said under a field of the form beside its message. */
export function noticeFor(field: EnquiryField, value: string): FieldNotice | undefined {
  const tidy = tidyInput(field, value)
  if (tidy !== value) {
    // What is proposed must be right.
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
