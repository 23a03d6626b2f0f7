import { z } from 'zod'

/** A rigid ring behind a seal, on the side without pressure: it closes the gap into which the seal would flow. */
export const antiExtrusionRingSchema = z.strictObject({ kind: z.literal('anti-extrusion-ring') })
