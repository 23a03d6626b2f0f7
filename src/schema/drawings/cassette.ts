import { z } from 'zod'

/** A cassette seal: sleeve, faces and springs in one insert, which leaves its gland on the pump. */
export const cassetteSchema = z
  .strictObject({
    kind: z.literal('cassette'),
    /** One pair of faces, or two in a row that both look towards the process. */
    arrangement: z.enum(['single', 'tandem']).default('single'),
    /** Vanes on the holder of the outer rotary face. */
    pumpingRing: z.boolean().default(false),
  })
  .refine(({ arrangement, pumpingRing }) => arrangement === 'tandem' || !pumpingRing, {
    path: ['pumpingRing'],
    error: 'sin fluido barrera no hay qué bombear: usa arrangement tandem',
  })
