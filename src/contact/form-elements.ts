import { focusAfter } from '#components/focus-after/focus-after.ts'
import { ENQUIRY_FIELDS, type Enquiry, type EnquiryField } from './enquiry-rules.ts'

type Form = HTMLFormElement | null

function controlOf(form: Form, field: EnquiryField) {
  const control = form?.elements.namedItem(field)
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isControl ? control : undefined
}

/** The values of the form's elements; for an empty one, the value of `otherwise`. */
export function readForm(form: Form, otherwise: Enquiry): Enquiry {
  const values: Record<EnquiryField, string> = { ...otherwise }
  for (const field of ENQUIRY_FIELDS) values[field] = controlOf(form, field)?.value || values[field]
  return values
}

/** Writes only values that differ, so that the caret stays where the visitor types. */
export function writeForm(form: Form, values: Enquiry): void {
  for (const field of ENQUIRY_FIELDS) {
    const control = controlOf(form, field)
    if (control && control.value !== values[field]) control.value = values[field]
  }
}

/** Focuses the control of that field. */
export function focusField(form: Form, field: EnquiryField): void {
  controlOf(form, field)?.focus()
}

/** Makes a change that may take the focused button away; then the focus goes to the send button, the form's last. */
export function keepFocus(form: Form, change: () => void): void {
  focusAfter(change, () => {
    const send = [...(form?.elements ?? [])].at(-1)
    return document.activeElement === document.body && send instanceof HTMLElement ? send : null
  })
}
