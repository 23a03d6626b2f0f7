import { z } from 'zod'
import { jointMovement } from './joint-movement.ts'

/** A rubber expansion joint between pipe flanges, with its layers; or one of its movements. */
export const expansionJointElastomericSchema = z
  .strictObject({
    kind: z.literal('expansion-joint-elastomeric'),
    /**
     * `straight`: both ends alike; `offset`: their axes stand apart; `sleeve`: clamped on pipes, without
     * flanges; `connector`: wire-wound hose without an arch, against vibration only.
     */
    body: z
      .enum([
        'straight',
        'concentric-reducer',
        'eccentric-reducer',
        'offset',
        'sleeve',
        'connector',
      ])
      .default('straight'),
    arches: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    /** Rods between the flanges, which limit the movement. */
    controlRods: z.boolean().default(false),
    movement: jointMovement.default('none'),
  })
  .refine(({ body, arches }) => body !== 'connector' || arches === 1, {
    path: ['arches'],
    error: 'un conector flexible no lleva arco: deja arches en 1',
  })
  .refine(({ body, controlRods }) => !controlRods || body === 'straight', {
    path: ['controlRods'],
    error: 'las varillas de control se dibujan en un cuerpo straight',
  })
  .refine(
    ({ body, movement, controlRods }) =>
      movement === 'none' || (body === 'straight' && !controlRods),
    {
      path: ['movement'],
      error: 'los movimientos se dibujan en un cuerpo straight, sin varillas de control',
    },
  )
