import { z } from 'zod'
import { jointMovement } from './joint-movement.ts'

/** A rubber expansion joint between pipe flanges, with its layers; or one of its movements. */
export const expansionJointElastomericSchema = z
  .strictObject({
    kind: z.literal('expansion-joint-elastomeric'),
    body: z.enum(['straight', 'eccentric-reducer']).default('straight'),
    arches: z.union([z.literal(1), z.literal(2)]).default(1),
    movement: jointMovement.default('none'),
  })
  .refine(({ body, movement }) => movement === 'none' || body === 'straight', {
    path: ['movement'],
    error: 'los movimientos se dibujan en un cuerpo straight',
  })
