import { PHONE_DIGITS, type EnquiryField } from './enquiry-rules.ts'

type LineField = Exclude<EnquiryField, 'comment'>

type EnquiryControl = {
  type: 'text' | 'email'
  inputMode?: 'numeric' | 'email'
  autoComplete?: string
  autoCapitalize?: 'words' | 'characters'
  spellCheck?: false
  /** The `pattern` attribute for browsers without scripts: accepts every spelling that `tidyInput` can correct. */
  pattern?: string
  hint?: string
  size: 'half' | 'whole'
}

/**
 * Keyboard, autofill and hint of each single-line field, in the order of the form. No `maxlength`: it would silently
 * truncate pasted text. Hints are beside the label, since a placeholder disappears at the first key.
 */
export const LINE_CONTROLS: Readonly<Record<LineField, EnquiryControl>> = {
  name: { type: 'text', autoComplete: 'given-name', autoCapitalize: 'words', size: 'half' },
  lastname: { type: 'text', autoComplete: 'family-name', autoCapitalize: 'words', size: 'half' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    hint: 'ahí te respondemos',
    size: 'half',
  },
  phone: {
    type: 'text', // HTML keeps type="tel" for whole numbers, with their country
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    pattern: String.raw`[\s\(\)\.\+\-]*(?:(?:00)?56[\s\(\)\.\-]*)?0?(?:[\s\(\)\.\-]*\d){${PHONE_DIGITS}}\s*`,
    hint: `${PHONE_DIGITS} dígitos, sin +56`,
    size: 'half',
  },
  businessName: { type: 'text', autoComplete: 'organization', size: 'half' },
  // Not numeric: that keyboard has neither the hyphen nor the K.
  companyRut: {
    type: 'text',
    autoCapitalize: 'characters',
    spellCheck: false,
    pattern: String.raw`\s*(?:\d[\s.]*){7,8}-?\s*[\dkK]\s*`,
    hint: 'con guion',
    size: 'half',
  },
  address: {
    type: 'text',
    autoComplete: 'address-line1',
    hint: 'calle, número y comuna',
    size: 'whole',
  },
}

/** In the order of the form: the request, the person, the company. */
export const FORM_FIELDS: readonly ['comment', ...LineField[]] = [
  'comment',
  ...(Object.keys(LINE_CONTROLS) as LineField[]),
]
