import { FORM_FIELDS } from './enquiry-controls.ts'
import { ENQUIRY_RULES, type EnquiryErrors, type EnquiryField } from './enquiry-rules.ts'

const NAMED_FIELDS = 3
/** Made when it is wanted: the first costs a slow telephone 65 ms, which the start must not take. */
const listOf = (names: readonly string[]) => new Intl.ListFormat('es-CL').format(names)

/** Fields that keep the enquiry from being sent, in the order of the form. */
export function missingFields(errors: EnquiryErrors): readonly EnquiryField[] {
  return FORM_FIELDS.filter((field) => errors[field] !== undefined)
}

/** The line beside the button: what a disabled button cannot say. */
export function missingLine(errors: EnquiryErrors): string {
  const labels = missingFields(errors).map((field) => ENQUIRY_RULES[field].label)
  const [first] = labels
  if (first === undefined) return 'Tu consulta está lista para enviar.'
  if (labels.length === 1) return `Falta 1 campo: ${first}.`
  if (labels.length === FORM_FIELDS.length) return 'Todos los campos son obligatorios.'
  const hidden = labels.length - NAMED_FIELDS
  const named = hidden > 1 ? [...labels.slice(0, NAMED_FIELDS), `${hidden} más`] : labels
  return `Faltan ${labels.length} campos: ${listOf(named)}.`
}
