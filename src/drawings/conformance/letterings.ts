import type { z } from 'zod'

const SAMPLES = ['A', 'ISO 9001', 'SICEP A', 'ISO 14001', 'ABCDEFGH 12345678']

/** Lettering that a drawing's schema admits: one letter, the usual, as much as there is room for. */
export const letteringsOf = (schema: z.ZodString): string[] =>
  SAMPLES.filter((sample) => schema.safeParse(sample).success)
