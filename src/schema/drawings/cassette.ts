import { z } from 'zod'
import { shaftSize } from './shaft-size.ts'

/** A cassette seal: sleeve, faces and springs in one insert, which leaves its gland on the pump. */
export const cassetteSchema = z
  .strictObject({
    kind: z.literal('cassette'),
    shaft: shaftSize.default('medium'),
    /** One pair of faces, or two in a row that both look towards the process. */
    arrangement: z.enum(['single', 'tandem']).default('single'),
    /** Vanes on the holder of the outer rotary face. */
    pumpingRing: z.boolean().default(false),
  })
  .refine(({ arrangement, pumpingRing }) => arrangement === 'tandem' || !pumpingRing, {
    path: ['pumpingRing'],
    error: 'sin fluido barrera no hay qué bombear: usa arrangement tandem',
  })
