import { FACETS, type Facet } from './facets.ts'

/** What is asked of a machine beside its figures, in words. */
const IN_WORDS = {
  fluid: { fieldLabel: 'Fluido', prefix: 'fluido:', listLetter: 'f' },
  plan: { fieldLabel: 'Plan de sellado', prefix: 'plan', listLetter: 's' },
  flange: { fieldLabel: 'Norma y medida de brida', prefix: 'brida:', listLetter: 'b' },
} as const

export type ServiceField = Facet | keyof typeof IN_WORDS

/**
 * What is known of the machine that a product is for, in the order in which it is asked: its figures, then
 * the rest; how each is called over its field, before its value and in an address.
 */
export const SERVICE: Readonly<
  Record<ServiceField, { fieldLabel: string; prefix?: string; listLetter: string }>
> = { ...FACETS, ...IN_WORDS }

export const SERVICE_FIELDS = Object.keys(SERVICE) as [ServiceField, ...ServiceField[]]
