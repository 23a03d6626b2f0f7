import { z } from 'zod'

const fibre = z.enum([
  'graphite',
  'carbon',
  'ptfe',
  'eptfe',
  'eptfe-graphite',
  'aramid',
  'thermoset',
  'flax',
  'synthetic',
])

/** Braided packing: its section, enlarged, and its set of rings in the box. */
export const braidedPackingSchema = z
  .strictObject({
    kind: z.literal('braided-packing'),
    place: z.enum(['pump', 'slurry-pump', 'agitator', 'stern-tube', 'valve']).default('pump'),
    /**
     * `square`: eight strands over and under, parallel to the sides; `interlocked`: every strand crosses the section
     * on the slant; or a braided jacket over a core.
     */
    braid: z
      .enum(['square', 'interlocked', 'over-elastic-core', 'over-fibre-core'])
      .default('interlocked'),
    weave: z.enum(['normal', 'tight']).default('normal'),
    fibre: fibre.default('ptfe'),
    /** The colour that it is known by; the others are drawn in the site's. */
    colour: z.enum(['black']).optional(),
    /** A second fibre: strands at the four corners, or the half that lies against the box. */
    second: z
      .union([
        z.literal('none'),
        z.strictObject({ fibre, at: z.enum(['corners', 'box-side']).default('corners') }),
      ])
      .default('none'),
    /** What one strand is like inside; all but `plain` are enlarged. */
    strand: z
      .enum([
        'plain',
        'wire-mesh',
        'wire-inside',
        'carbon-reinforced',
        'coated',
        'impregnated',
        'platelets',
        'filament-core',
      ])
      .default('plain'),
    rings: z.int().min(3).max(5).default(5),
    /** Rings between the box's bottom and the lantern ring; 0: no lantern. */
    lanternAfter: z.int().min(0).max(2).default(0),
    /** Rings of this packing: all, those at both ends, or the bottom one; the others are of another material. */
    set: z
      .union([
        z.literal('full'),
        z.strictObject({ own: z.enum(['ends', 'bottom']), others: z.enum(['graphite', 'ptfe']) }),
      ])
      .default('full'),
    /** What else the sheet tells. */
    shows: z
      .enum([
        'nothing',
        'heat',
        'deflection',
        'compaction',
        'leakage',
        'certificate',
        'coil',
        'orientations',
      ])
      .default('nothing'),
  })
  .refine(({ place, lanternAfter }) => place !== 'valve' || lanternAfter === 0, {
    path: ['lanternAfter'],
    error: 'la caja de una válvula no lleva linterna',
  })
  .refine(({ place, shows }) => place !== 'valve' || (shows !== 'heat' && shows !== 'deflection'), {
    path: ['shows'],
    error: 'heat y deflection muestran un eje que gira: no corresponden a una válvula',
  })
  .refine(({ place, shows }) => place === 'valve' || shows !== 'leakage', {
    path: ['shows'],
    error: 'leakage muestra el ensayo de emisiones de una válvula',
  })
  .refine(
    ({ shows, second, strand }) =>
      shows !== 'orientations' ||
      (second !== 'none' && second.at === 'box-side' && strand === 'plain'),
    {
      path: ['shows'],
      error: 'orientations necesita una segunda fibra del lado de la caja y hebras sin detalle',
    },
  )
  .refine(({ second, fibre: main }) => second === 'none' || second.fibre !== main, {
    path: ['second', 'fibre'],
    error: 'la segunda fibra es distinta de la primera',
  })
