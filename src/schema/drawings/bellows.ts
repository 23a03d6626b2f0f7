import { z } from 'zod'

const CONVOLUTIONS_TANDEM_MAX = 8

/** A rotating seal of welded metal bellows, which is its own spring and its own secondary seal. */
export const bellowsSchema = z
  .strictObject({
    kind: z.literal('bellows'),
    /**
     * `component`: set straight on the shaft; `cartridge`: on a sleeve, with its gland;
     * `tandem`: two of them on one sleeve, both facing the process, barrier fluid between.
     */
    arrangement: z.enum(['component', 'cartridge', 'tandem']).default('cartridge'),
    /** `graphite`: wedges and flat rings squeezed by axial screws, for heat that no elastomer bears. */
    secondarySeals: z.enum(['o-ring', 'graphite']).default('o-ring'),
    /** Pairs of plates: more of them make a softer spring. */
    convolutions: z.int().min(8).max(11).default(8),
    /** Flush port of a single cartridge's gland. */
    flush: z.enum(['none', 'radial', 'oblique']).default('none'),
    /** Connection behind the faces of a single cartridge, and the bushing that holds its steam or water in. */
    quench: z.boolean().default(false),
    /** What moves a tandem's barrier fluid: a helical screw on the holder, or vanes on the sleeve. */
    pumping: z.enum(['none', 'helical', 'vanes']).default('none'),
  })
  .refine(
    ({ arrangement, flush, quench }) =>
      arrangement === 'cartridge' || (flush === 'none' && !quench),
    {
      path: ['flush'],
      error:
        'solo el cartucho simple lleva puerto de lavado y quench: usa flush none y quench false',
    },
  )
  .refine(({ arrangement, pumping }) => arrangement === 'tandem' || pumping === 'none', {
    path: ['pumping'],
    error: 'sin fluido barrera no hay nada que bombear: usa pumping none',
  })
  .refine(
    ({ arrangement, convolutions }) =>
      arrangement !== 'tandem' || convolutions <= CONVOLUTIONS_TANDEM_MAX,
    { path: ['convolutions'], error: 'dos fuelles en tándem caben con 8 pliegues cada uno' },
  )
