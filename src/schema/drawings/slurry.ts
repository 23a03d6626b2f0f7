import { z } from 'zod'

/** A single cartridge seal for slurries: heavy faces, loaded by a plate and springs outside the gland. */
export const slurrySchema = z.strictObject({
  kind: z.literal('slurry'),
  /**
   * What the gland is bolted to: the pump's stuffing box; a round plate that takes the place of box or expeller;
   * such a plate, wider, with ribs.
   */
  housing: z.enum(['stuffing-box', 'adapter', 'ribbed-adapter']).default('stuffing-box'),
  /** Elastic ring behind the rotary face. */
  cushion: z.boolean().default(false),
  /** Restriction bushings towards the impeller and in the push plate. */
  bushings: z.boolean().default(false),
  /** Bore at the top of the chamber that lets the air out. */
  vent: z.boolean().default(false),
  /** What keeps gland and collar in position until the seal is fitted. */
  centring: z.enum(['none', 'clips']).default('none'),
})
