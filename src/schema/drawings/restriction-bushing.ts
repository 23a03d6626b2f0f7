import { z } from 'zod'
import { shaftSize } from './shaft-size.ts'

/**
 * The bushing with a spiral groove at the bottom of a stuffing box: it does not turn, and leads the solids that
 * swirl with the shaft back to the impeller.
 */
export const restrictionBushingSchema = z
  .strictObject({
    kind: z.literal('restriction-bushing'),
    shaft: shaftSize.default('medium'),
    /**
     * `box-bottom`: against the throat, put in from the seal's side; `throat-insert`: pressed into the bored throat
     * from the impeller's side; `throat-flange`: with a flange, in place of the throat bushing; `adapter`: within a
     * ring between box and gland; `column-foot`: pressed into the foot of a vertical column.
     */
    place: z
      .enum(['box-bottom', 'throat-insert', 'throat-flange', 'adapter', 'column-foot'])
      .default('box-bottom'),
    /** Two halves, put round the shaft without taking the pump apart. */
    split: z.boolean().default(false),
    /** What seals behind it. */
    with: z.enum(['seal', 'split-seal', 'packing']).default('seal'),
    /** Close clearances with the shaft: where solids leave (B), and on the packing's side too (A). */
    zones: z.enum(['exit', 'packing-and-exit']).default('exit'),
    /** Groove on its top that lets air out of the box. */
    vent: z.boolean().default(false),
    /** Groove on its underside that empties the box. */
    drain: z.boolean().default(false),
    /** Line of clean water: with check valve and flow regulator, with a check valve alone, or none. */
    flush: z.enum(['regulated', 'unregulated', 'none']).default('regulated'),
    material: z.enum(['polymer', 'metal']).default('polymer'),
  })
  .refine(({ zones, with: seal }) => zones === 'exit' || seal === 'packing', {
    path: ['zones'],
    error: 'la zona de holgura A mira a la empaquetadura: usa exit con un sello mecánico',
  })
  .refine(
    ({ place, with: seal }) =>
      seal !== 'packing' || place === 'box-bottom' || place === 'column-foot',
    {
      path: ['with'],
      error: 'con empaquetadura el buje va al fondo de la caja o al pie de la columna',
    },
  )
  .refine(({ place, vent, drain }) => place !== 'adapter' || !(vent || drain), {
    path: ['place'],
    error: 'un adaptador exterior no lleva ranura de venteo ni de drenaje',
  })
  .refine(
    ({ place, split, with: seal, zones, vent, drain, flush }) =>
      place !== 'column-foot' ||
      (!split && !vent && !drain && seal !== 'split-seal' && zones === 'exit' && flush === 'none'),
    {
      path: ['place'],
      error:
        'el buje de columna no es partido y va sin venteo, drenaje ni lavado, con sello de cartucho o empaquetadura',
    },
  )
