import { z } from 'zod'

/** A place before and after a solution: what let the fluid through or the dirt in, and what was done. */
export const beforeAfterSchema = z.strictObject({
  kind: z.literal('before-after'),
  /** The page of `soluciones/` that tells of it. */
  solution: z.enum([
    'equipo-estacionario',
    'equipo-rotatorio',
    'reparacion',
    'detenciones',
    'monitoreo',
    'fabricacion-local',
    'valvulas',
    'cilindros',
    'rodamientos',
  ]),
  state: z.enum(['before', 'after']),
})
