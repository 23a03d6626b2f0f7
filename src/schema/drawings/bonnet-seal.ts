import { z } from 'zod'

/** The wedge ring of a pressure-seal bonnet: the more pressure inside, the tighter it closes. */
export const bonnetSealSchema = z.strictObject({ kind: z.literal('bonnet-seal') })
