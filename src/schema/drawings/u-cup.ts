import { z } from 'zod'

/** A U-cup in the gland of a cylinder's rod, and on its piston. Its lips open towards the pressure. */
export const uCupSchema = z
  .strictObject({
    kind: z.literal('u-cup'),
    /**
     * `positive`: the sharp edge leads; `negative`: the edge stands back behind a bevelled nose;
     * `rounded`: long thin lips with a radius, which keep the film of lubricant.
     */
    lip: z.enum(['positive', 'negative', 'rounded']).default('positive'),
    /** Depth of the mouth between the lips. */
    mouth: z.enum(['shallow', 'normal', 'deep']).default('normal'),
    /** What lies between the lips. */
    inside: z.enum(['empty', 'o-ring']).default('empty'),
    pressure: z.enum(['oil', 'air']).default('oil'),
    /** The same cup in a second version, beside the sheet's views. */
    version: z.enum(['none', 'pedestal-ring', 'square-ring']).default('none'),
  })
  .refine(({ inside, mouth }) => inside !== 'o-ring' || mouth === 'shallow', {
    path: ['mouth'],
    error: 'un O-ring solo separa los labios en una boca corta: usa shallow',
  })
  .refine(({ version, mouth }) => mouth !== 'shallow' || version !== 'pedestal-ring', {
    path: ['mouth'],
    error: 'el anillo de pedestal pide una boca normal o deep',
  })
  .refine(({ lip, mouth }) => lip !== 'rounded' || mouth !== 'shallow', {
    path: ['mouth'],
    error: 'los labios redondeados son largos: usa normal o deep',
  })
  .refine(({ lip, version }) => lip !== 'rounded' || version === 'none', {
    path: ['version'],
    error: 'el lugar de la segunda versión lo ocupa el detalle del labio redondeado: usa none',
  })
