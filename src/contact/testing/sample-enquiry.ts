import type { Enquiry } from '../enquiry-rules.ts'
import type { Letter } from '../mail-port.ts'

/** An enquiry that keeps every rule, for tests. */
export const SAMPLE_ENQUIRY: Enquiry = {
  name: 'Ana',
  lastname: 'Soto Ñíguez',
  companyRut: '76354771-K',
  businessName: 'Planta de ejemplo SpA',
  address: 'Calle de ejemplo 123, Pudahuel',
  phone: '912345678',
  email: 'ana@planta.cl',
  comment: 'Necesito un sello 442C para un eje de 50 mm.\n¿Qué plazo tienen?',
}

/** It as it is sent. */
export const SAMPLE_LETTER: Letter = {
  enquiry: SAMPLE_ENQUIRY,
  reference: '261122-1043-K7M4',
  files: [],
}
