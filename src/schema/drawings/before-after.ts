import { z } from 'zod'
import { HOME_SOLUTIONS } from './solution.ts'

/** A place before and after a solution: what let the fluid through or the dirt in, and what was done. */
export const beforeAfterSchema = z.strictObject({
  kind: z.literal('before-after'),
  /** The page of `soluciones/` that tells of it. */
  solution: z.enum([...HOME_SOLUTIONS, 'valvulas', 'cilindros', 'rodamientos']),
  state: z.enum(['before', 'after']),
})
