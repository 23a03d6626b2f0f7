import { z } from 'zod'

/** A machine with the places where it is sealed: the index of its page. */
export const machineSchema = z.strictObject({
  kind: z.literal('machine'),
  machine: z.enum([
    'bomba',
    'agitador',
    'reactor',
    'cilindro',
    'valvula',
    'brida',
    'intercambiador',
    'ducto',
    'rodamiento',
    'turbina',
    'refinador',
    'soplador',
  ]),
})
