import { z } from 'zod'

/** The solutions of the home page (spec 2, "Home page"), by their pages' names in short. */
export const HOME_SOLUTIONS = [
  'equipo-estacionario',
  'equipo-rotatorio',
  'reparacion',
  'detenciones',
  'monitoreo',
  'fabricacion-local',
] as const

/** What a solution does, in one picture: the cards of the home page (spec 2, "Home page"). */
export const solutionSchema = z.strictObject({
  kind: z.literal('solution'),
  solution: z.enum(HOME_SOLUTIONS),
})
