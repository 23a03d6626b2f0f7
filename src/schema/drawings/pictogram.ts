import { z } from 'zod'

/** The industries of the home page, by the names of their cards. */
export const INDUSTRY_SUBJECTS = [
  'mineria',
  'pulpa-papel',
  'alimentos-bebidas',
  'termoelectrica',
  'hidroelectrica',
  'tratamiento-agua',
  'naval',
  'quimica',
  'petroquimica',
] as const

/** The company's values, as /historia states them. */
export const VALUE_SUBJECTS = [
  'responsabilidad',
  'innovacion',
  'integridad',
  'colaboracion',
] as const

/** One bold picture on a plate of 3:2: a machine of an industry, or an instrument that stands for a value. */
export const pictogramSchema = z.strictObject({
  kind: z.literal('pictogram'),
  subject: z.enum([...INDUSTRY_SUBJECTS, ...VALUE_SUBJECTS]),
})
