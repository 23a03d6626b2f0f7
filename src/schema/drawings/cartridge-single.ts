import { z } from 'zod'

/** A single cartridge seal on its sleeve, in a pump's stuffing box. */
export const cartridgeSingleSchema = z
  .strictObject({
    kind: z.literal('cartridge-single'),
    /**
     * `external`: small coil springs push the stationary face, on the atmosphere side.
     * `wave`: one wave spring does, in less length.
     * `multiple`: coil springs behind the rotary face turn in the box, kept from the fluid by an O-ring.
     */
    springs: z.enum(['external', 'wave', 'multiple']).default('external'),
    /** Radial section of the face rings. */
    faceProfile: z.enum(['solid', 'low-profile']).default('solid'),
    /** The ring whose nose sets the width of the contact. */
    narrowFace: z.enum(['rotary', 'stationary']).default('rotary'),
    /** What carries the rotary face: a shoulder of the sleeve, or a holder set on its inner end. */
    rotaryMount: z.enum(['shoulder', 'holder']).default('shoulder'),
    drive: z.enum(['pin', 'cushioned-pin']).default('pin'),
    /**
     * `full`: one slotted block; `hub`: short hub with detachable lugs; `tapered-lugs`: four radial lugs;
     * `conical`: flange and sloping hub; `round`: plain disc; `clamped`: held by a bolted clamp.
     */
    gland: z.enum(['full', 'hub', 'tapered-lugs', 'conical', 'round', 'clamped']).default('full'),
    /** Flush port of the gland. */
    port: z.enum(['radial', 'oblique', 'none']).default('radial'),
    /** Annular groove under the port, which spreads the flush all round. */
    channel: z.boolean().default(false),
    /** Connection behind the faces, on the atmosphere side. */
    quench: z.boolean().default(false),
    bushing: z.enum(['none', 'fixed', 'floating']).default('none'),
    /** What holds the cartridge on the shaft. */
    lock: z.enum(['set-screw', 'countersunk', 'shaft-shoulder']).default('set-screw'),
    /** What keeps gland and collar in position until the seal is fitted. */
    centring: z.enum(['none', 'clips', 'strap']).default('none'),
  })
  .refine(({ gland, port }) => gland !== 'clamped' || port !== 'oblique', {
    path: ['port'],
    error: 'una brida con grapa no deja lugar a un puerto oblicuo: usa radial o none',
  })
  .refine(({ lock, centring }) => lock !== 'shaft-shoulder' || centring === 'none', {
    path: ['centring'],
    error: 'un cartucho apoyado en el resalte del eje no lleva presillas ni cinta: usa none',
  })
  .refine(({ springs, rotaryMount }) => springs !== 'multiple' || rotaryMount === 'shoulder', {
    path: ['rotaryMount'],
    error: 'con resortes multiple la camisa misma aloja la cara rotativa: usa shoulder',
  })
