import { z } from 'zod'

/** A pusher seal whose rotary and stationary parts are fitted apart, straight on the shaft. */
export const componentSchema = z
  .strictObject({
    kind: z.literal('component'),
    /**
     * `inside`: turns in the box, fluid round it; `inside-short`: the same in the short length L1K of EN 12756;
     * `outside`: turns in the open air, fluid within, no metal in it.
     */
    form: z.enum(['inside', 'inside-short', 'outside']).default('inside'),
    /**
     * How the stationary ring is held: by an O-ring round it, by an O-ring in its heel and a pin (DIN), or clamped
     * between gland and box.
     */
    seat: z.enum(['o-ring', 'din', 'clamped']).default('o-ring'),
  })
  .refine(({ form, seat }) => (form === 'outside') === (seat === 'clamped'), {
    path: ['seat'],
    error:
      'un sello exterior lleva su anillo apretado por la brida (clamped); uno interior, o-ring o din',
  })
