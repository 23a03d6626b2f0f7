import { z } from 'zod'

/** A double cartridge: two pairs of faces on one sleeve, barrier fluid between them. */
export const cartridgeDualSchema = z.strictObject({
  kind: z.literal('cartridge-dual'),
  /**
   * `external`: small coil springs behind the outer rotary face, on the atmosphere side.
   * `multiple`: coil springs behind the inner rotary face, kept from the fluid by an O-ring.
   * `omitted`: their place is not published, so none is drawn.
   */
  springs: z.enum(['external', 'multiple', 'omitted']).default('external'),
  /** Radial section of the face rings. */
  faceProfile: z.enum(['solid', 'low-profile']).default('solid'),
  /** What lies between the stationary faces: a drilled ring, or lugs of the faces themselves. */
  centre: z.enum(['spacer', 'lugs']).default('lugs'),
  drive: z.enum(['pin', 'cushioned-pin']).default('pin'),
  /** Room of the barrier channel. */
  channel: z.enum(['normal', 'wide']).default('normal'),
  /**
   * What moves the barrier fluid: nothing but rotation, the shape of sleeve and gland, a helical groove in the
   * sleeve, or a ring with vanes.
   */
  pumping: z.enum(['none', 'shaped', 'groove', 'vanes']).default('none'),
  /**
   * `full`: one slotted block; `open-slots`: thick disc with open slots; `tapered-lugs`: four radial lugs;
   * `conical`: flange and sloping hub; `conical-lugs`: sloping hub with lugs that can be moved.
   */
  gland: z.enum(['full', 'open-slots', 'tapered-lugs', 'conical', 'conical-lugs']).default('full'),
  /** Direction of the barrier ports, as the section shows it. */
  ports: z.enum(['radial', 'oblique']).default('radial'),
  /** Bores that meet the channel at its rim, so that its turning sends the fluid out. */
  tangentialPorts: z.boolean().default(false),
  /** What keeps gland and collar in position until the seal is fitted. */
  centring: z.enum(['none', 'clips']).default('none'),
  /** Prints that the drawing shows the kind, not this product's own construction. */
  generic: z.boolean().default(false),
})
