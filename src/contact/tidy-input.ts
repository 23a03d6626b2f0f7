import { cleanEnquiry, EMPTY_ENQUIRY, ENQUIRY_RULES, type EnquiryField } from './enquiry-rules.ts'

function bareRut(value: string): string {
  return value.replace(/[\s.]/g, '').replace(/[\u2010-\u2015\u2212]/, '-')
}

function barePhone(value: string): string {
  return value.replace(/[\s().\u2010-\u2015-]/g, '').replace(/^(?:\+|00)?56(?=\d{9}$)/, '')
}

/**
 * The same number in the form that specification 5 asks for: "76.543.210-K" → "76543210-K",
 * "+56 9 1234 5678" → "912345678". Anything that would need a guess (a missing hyphen, a missing
 * digit) comes back as it was, for its message to speak.
 */
export function tidyInput(field: EnquiryField, value: string): string {
  if (field !== 'companyRut' && field !== 'phone') return value
  const visible = cleanEnquiry({ ...EMPTY_ENQUIRY, [field]: value })[field]
  const bare = field === 'companyRut' ? bareRut(visible) : barePhone(visible)
  return ENQUIRY_RULES[field].pattern?.test(bare) ? bare : value
}

/** Whether an input event brought text from elsewhere: pasted, dropped or filled by the browser. */
export function isBroughtIn(event: Event): boolean {
  if (!(event instanceof InputEvent)) return true // Chromium fills in with a plain event
  return /^(?:$|insertFrom|insertReplacementText)/.test(event.inputType)
}
