import { z } from 'zod'

/** A wiper at the outer face of a cylinder's head: its lip points outwards and scrapes the returning rod. */
export const lipWiperSchema = z
  .strictObject({
    kind: z.literal('lip-wiper'),
    /** In a closed groove, or in a rigid jacket pressed into an open counterbore. */
    mount: z.enum(['groove', 'jacket']).default('groove'),
    /** `double`: a second lip, inwards, holds back the film that the rod seal lets pass. */
    lips: z.enum(['single', 'double']).default('single'),
    /** Bead on the outer diameter that seals the groove's floor (machined wipers). */
    staticBead: z.boolean().default(false),
    /** A row with the other profiles beside the section. */
    profileRow: z.boolean().default(false),
  })
  .refine(
    ({ mount, lips, staticBead, profileRow }) =>
      mount === 'groove' || (lips === 'single' && !staticBead && !profileRow),
    {
      path: ['mount'],
      error: 'un limpiador enchaquetado no lleva ranura: deja lips, staticBead y profileRow',
    },
  )
