import { FORM_FIELDS } from './enquiry-controls.ts'
import type { EnquiryErrors, EnquiryField } from './enquiry-rules.ts'

/** Fields that keep the enquiry from being sent, in the order of the form. */
export function missingFields(errors: EnquiryErrors): readonly EnquiryField[] {
  return FORM_FIELDS.filter((field) => errors[field] !== undefined)
}
