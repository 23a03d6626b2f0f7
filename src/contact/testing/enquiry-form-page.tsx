import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { enquiryFormStore } from '../enquiry-form-store.ts'
import { EnquiryForm } from '../enquiry-form.tsx'
import { ENQUIRY_FIELDS, ENQUIRY_RULES, type EnquiryField } from '../enquiry-rules.ts'
import type { MailSettings } from '../mail-port.ts'
import { SAMPLE_ENQUIRY } from './sample-enquiry.ts'

const RELAY: MailSettings = { kind: 'relay' }
const BRANCHES = [
  {
    id: 'antofagasta',
    title: 'Antofagasta',
    phone: { value: '+56 2 2345 0000', pending: true },
    email: { value: 'oficina@empresa.example', pending: true },
  },
  {
    id: 'santiago',
    title: 'Santiago',
    phone: { value: '+56 2 2123 4567', pending: false },
    email: { value: 'santiago@planta.cl', pending: false },
  },
  {
    id: 'calama',
    title: 'Calama',
    phone: { value: '+56 2 2234 5678', pending: false },
    email: { value: 'calama@planta.cl', pending: false },
  },
]

/** Specification 2, "Contact screen". */
export const NOTE = 'La recepción final de los productos es de responsabilidad del cliente'

/** The form as the contact page shows it. */
export function enquiryForm({
  opening = '',
  list = '',
  mail = RELAY,
  store = enquiryFormStore(),
} = {}) {
  return (
    <EnquiryForm
      store={store}
      mail={mail}
      opening={opening}
      list={list}
      note={NOTE}
      branches={BRANCHES}
      privacy={undefined}
      onSent={() => {}}
    />
  )
}

export function control(field: EnquiryField) {
  return page.getByLabelText(ENQUIRY_RULES[field].label, { exact: true })
}

export function sendButton() {
  return page.getByRole('button', { name: 'Enviar', exact: true })
}

/** Types a value where the form has its field, as its script hears it: by `userEvent` eight fields take two seconds. */
function typeIn(field: EnquiryField, value: string) {
  const element = control(field).element() as HTMLInputElement | HTMLTextAreaElement
  const owner = Object.getPrototypeOf(element) as object
  element.focus()
  // React overlooks what is assigned past the prototype's own setter.
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(element, value)
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Fills in every value, and waits until the form has taken them. */
export async function fillIn(values: Partial<Record<EnquiryField, string>> = SAMPLE_ENQUIRY) {
  await expect.element(control('comment')).toBeVisible()
  for (const field of ENQUIRY_FIELDS) {
    const value = values[field]
    if (value !== undefined) typeIn(field, value)
  }
  for (const field of ENQUIRY_FIELDS) {
    const value = values[field]
    if (value !== undefined) await expect.element(control(field)).toHaveValue(value)
  }
}
