import { z } from 'zod'

/** What a solution does, in one picture: the cards of the home page (spec 2, "Home page"). */
export const solutionSchema = z.strictObject({
  kind: z.literal('solution'),
  solution: z.enum([
    'equipo-estacionario',
    'equipo-rotatorio',
    'reparacion',
    'detenciones',
    'monitoreo',
    'fabricacion-local',
  ]),
})
