import { z } from 'zod'

/** A rigid ring behind a seal, on the side without pressure: it closes the gap into which the seal would flow. */
export const antiExtrusionRingSchema = z
  .strictObject({
    kind: z.literal('anti-extrusion-ring'),
    /** The seal that it backs. */
    seal: z.enum(['u-cup', 'o-ring']).default('u-cup'),
    /** `wedge`: a triangle under the heel; `chamfered`: one corner cut off; `contoured`: hollow, for an O-ring. */
    profile: z.enum(['rectangular', 'wedge', 'chamfered', 'contoured']).default('rectangular'),
    /** Whether the ring is cut through, so that it enters a closed groove. */
    ring: z.enum(['continuous', 'split', 'either']).default('continuous'),
    /** A row with all profiles beside the section. */
    profileRow: z.boolean().default(false),
  })
  .refine(({ seal, profile }) => seal === 'o-ring' || profile !== 'contoured', {
    path: ['profile'],
    error: 'el perfil contoured respalda un O-ring: usa seal: o-ring',
  })
  .refine(
    ({ seal, profile }) => seal === 'u-cup' || profile === 'rectangular' || profile === 'contoured',
    { path: ['profile'], error: 'detrás de un O-ring va un perfil rectangular o contoured' },
  )
