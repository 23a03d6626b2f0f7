import { PHONE_DIGITS, type EnquiryField } from './enquiry-rules.ts'

/** In the order of the form: what it is about, who asks, for which company. */
export const FORM_FIELDS = [
  'comment',
  'name',
  'lastname',
  'email',
  'phone',
  'businessName',
  'companyRut',
  'address',
] as const satisfies readonly EnquiryField[]

type EnquiryControl = {
  type: 'text' | 'email'
  inputMode?: 'numeric' | 'email'
  autoComplete?: string
  autoCapitalize?: 'words' | 'characters'
  spellCheck?: false
  hint?: string
  size: 'half' | 'whole'
}

/**
 * How each single-line field helps the hand that fills it. No `maxlength`: it would cut a pasted
 * text without a word. The hints carry the example, since a placeholder goes away with the first
 * key.
 */
export const LINE_CONTROLS: Readonly<Record<Exclude<EnquiryField, 'comment'>, EnquiryControl>> = {
  name: { type: 'text', autoComplete: 'given-name', autoCapitalize: 'words', size: 'half' },
  lastname: { type: 'text', autoComplete: 'family-name', autoCapitalize: 'words', size: 'half' },
  // Not numeric: that keyboard has neither the hyphen nor the K.
  companyRut: {
    type: 'text',
    autoCapitalize: 'characters',
    spellCheck: false,
    hint: 'Sin puntos y con guion, por ejemplo 12345678-5',
    size: 'half',
  },
  businessName: { type: 'text', autoComplete: 'organization', size: 'half' },
  address: {
    type: 'text',
    autoComplete: 'address-line1',
    hint: 'Calle, número y comuna',
    size: 'whole',
  },
  phone: {
    type: 'text', // HTML keeps type="tel" for whole numbers, with their country
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    hint: `${PHONE_DIGITS} dígitos, sin +56; por ejemplo 912345678`,
    size: 'half',
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    hint: 'Por ejemplo nombre@empresa.cl',
    size: 'half',
  },
}
