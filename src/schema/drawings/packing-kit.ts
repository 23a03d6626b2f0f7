import { z } from 'zod'

/** A set that repacks a box: its rings, its bushing and what keeps them loaded, in place and in order. */
export const packingKitSchema = z
  .strictObject({
    kind: z.literal('packing-kit'),
    place: z.enum(['valve', 'lance', 'pump']).default('valve'),
    /** The rings that seal: `wedge` come with a ring of half height. */
    seals: z.enum(['wedge', 'die-formed', 'braided']).default('wedge'),
    count: z.int().min(3).max(5).default(5),
    /** Rings at both ends, against extrusion. */
    ends: z.enum(['none', 'die-formed', 'braided']).default('none'),
    /** A sleeve that fills a deep box, or the bushing whose spiral groove throws solids out. */
    bushing: z.enum(['none', 'carbon', 'bronze', 'spiral']).default('none'),
    bushingAt: z.enum(['bottom', 'gland']).default('bottom'),
    /** Disc springs on the studs, bare or in cases. */
    load: z.enum(['bolted', 'springs', 'cased-springs']).default('bolted'),
  })
  .refine(({ seals, count }) => seals !== 'wedge' || count % 2 === 1, {
    path: ['count'],
    error: 'los anillos en cuña van en número impar, para que el primero y el último sean iguales',
  })
  .refine(
    ({ place, seals, bushing }) =>
      (place === 'pump') === (bushing === 'spiral') && (place !== 'pump' || seals === 'braided'),
    {
      path: ['bushing'],
      error: 'el buje de ranura espiral va en bombas, con anillos trenzados; en bombas no hay otro',
    },
  )
  .refine(
    ({ bushing, bushingAt }) =>
      bushingAt === 'bottom' || bushing === 'carbon' || bushing === 'bronze',
    {
      path: ['bushingAt'],
      error: 'solo una camisa de carbono o un buje de bronce puede ir junto al prensaestopas',
    },
  )
  .refine(({ seals, ends }) => seals !== 'braided' || ends !== 'braided', {
    path: ['ends'],
    error: 'con anillos trenzados, los de extremo son de otra construcción: usa none o die-formed',
  })
  .refine(({ place, load }) => place !== 'pump' || load === 'bolted', {
    path: ['load'],
    error: 'el prensaestopas de una bomba se aprieta con pernos: usa bolted',
  })
