import { z } from 'zod'

/** What the cloud shows in a browser, without words or figures of its own. */
export const portalSchema = z.strictObject({ kind: z.literal('portal') })
