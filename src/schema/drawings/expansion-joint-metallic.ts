import { z } from 'zod'
import { jointMovement } from './joint-movement.ts'

/** A metal expansion joint: corrugated bellows between pipe ends; or one of its movements. */
export const expansionJointMetallicSchema = z
  .strictObject({
    kind: z.literal('expansion-joint-metallic'),
    /**
     * `universal`: two bellows; `hinged`: turns in one plane; `gimbal`: turns in any;
     * `externally-pressurised`: the fluid stands outside the bellows; `pressure-balanced`: a second
     * bellows behind an elbow takes the thrust.
     */
    type: z
      .enum([
        'single',
        'universal',
        'hinged',
        'gimbal',
        'externally-pressurised',
        'pressure-balanced',
      ])
      .default('single'),
    ends: z.enum(['weld', 'flanged']).default('weld'),
    /** Sleeve that leads the flow past the corrugations. */
    liner: z.boolean().default(false),
    /** Rods that limit the movement or hold the thrust. */
    tieRods: z.boolean().default(false),
    /** Signs of all six types beside the section. */
    typeRow: z.boolean().default(false),
    movement: jointMovement.default('none'),
  })
  .refine(({ type, tieRods }) => !tieRods || type === 'single' || type === 'universal', {
    path: ['tieRods'],
    error:
      'los tirantes se eligen en los tipos single y universal; los demás llevan su propio herraje',
  })
  .refine(({ type, liner }) => !liner || type !== 'externally-pressurised', {
    path: ['liner'],
    error: 'en el tipo X el tubo interior ya guía el flujo: sin liner',
  })
  .refine(
    ({ movement, type, ends, liner, tieRods, typeRow }) =>
      movement === 'none' ||
      (type === 'single' && ends === 'flanged' && !liner && !tieRods && !typeRow),
    {
      path: ['movement'],
      error:
        'los movimientos se dibujan en el tipo single con ends: flanged, sin camisa ni tirantes',
    },
  )
