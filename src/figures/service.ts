import { FACETS, type Facet } from './facets.ts'

/** Service data that are words rather than figures. */
const IN_WORDS = {
  fluid: { fieldLabel: 'Fluido', prefix: 'fluido:', listLetter: 'f' },
  plan: { fieldLabel: 'Plan de sellado', prefix: 'plan', listLetter: 's' },
  flange: { fieldLabel: 'Norma y medida de brida', prefix: 'brida:', listLetter: 'b' },
} as const

export type ServiceField = Facet | keyof typeof IN_WORDS

/**
 * The service data of a machine, in the order in which they are asked: its figures, then the rest. For each: its
 * field label, the prefix of its value, and its letter in addresses.
 */
export const SERVICE: Readonly<
  Record<ServiceField, { fieldLabel: string; prefix?: string; listLetter: string }>
> = { ...FACETS, ...IN_WORDS }

export const SERVICE_FIELDS = Object.keys(SERVICE) as [ServiceField, ...ServiceField[]]
