import { z } from 'zod'

/** What supplies a dual seal with clean, cool fluid, drawn with the seal that it serves (API 682). */
export const supportSystemSchema = z
  .strictObject({
    kind: z.literal('support-system'),
    /**
     * `flow-monitor`: panel with two reading tubes; `reservoir`: large tank for barrier or buffer fluid;
     * `closed-loop-tank`: small water tank that is topped up; `water-saver`: valve in the outlet line.
     */
    system: z.enum(['flow-monitor', 'reservoir', 'closed-loop-tank', 'water-saver']),
    /** What moves the fluid through the seal: the water line itself, a pumping ring, or warmth alone. */
    circulation: z.enum(['line', 'pumping-ring', 'thermosyphon']),
    /** Cooling coil inside the tank. */
    coil: z.boolean().default(false),
    /** Prints that the drawing shows the kind, not this product's own construction. */
    generic: z.boolean().default(false),
  })
  .refine(
    ({ system, circulation }) =>
      (system === 'flow-monitor' || system === 'water-saver') === (circulation === 'line'),
    {
      path: ['circulation'],
      error: 'monitor y economizador van en la línea (line); los estanques circulan solos',
    },
  )
  .refine(({ system, coil }) => !coil || system === 'reservoir', {
    path: ['coil'],
    error: 'solo el estanque reservoir lleva serpentín',
  })
