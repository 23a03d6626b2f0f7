import { z } from 'zod'
import { PIPING_PLANS } from '#drawings/kinds/piping-plan/piping-plan.ts'
import { source } from './source.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { PROPERTY_LIMITS, SIZES, type PropertyMeaning } from '#figures/quantity.ts'
import { DIMENSIONS } from '#figures/units.ts'
import { sayRepeated } from './say-repeated.ts'
import { slug, text } from './text.ts'

/** content/vocabulario/propiedades.yaml: the properties that specification rows may use. */
export const properties = z.strictObject({
  properties: z
    .array(
      z.strictObject({
        label: text,
        dimension: z.enum(DIMENSIONS),
        facet: z.enum(FACET_NAMES).optional(),
        /** It replaces this figure in a list for products that do not publish the figure itself. */
        standsIn: z.enum(FACET_NAMES).optional(),
        /** A limit that is no facet: vacuum, shaft turns, a packing's section, pressure × temperature. */
        limits: z.enum(PROPERTY_LIMITS).optional(),
        /** For a diameter: whose it is. */
        size: z.enum(SIZES).optional(),
        /** For a sheet's limit of pressure × temperature: the thickness it applies to, in mm. */
        thickness: z.number().positive().optional(),
        /** Whether its name says that its figure is a limit ("máxima"): then "hasta" is left out. */
        namesLimit: z.boolean().optional(),
        /** Whether a product's page shows it among the limits, although lists cannot be filtered by it. */
        isGauge: z.boolean().optional(),
        /** A shorter name where space is scarce. */
        short: text.optional(),
      }) satisfies z.ZodType<PropertyMeaning>,
    )
    .nonempty()
    .superRefine(sayRepeated('label')),
})

/** content/vocabulario/glosario.yaml: terms of the trade, for search and as definitions. */
export const glossary = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        term: text,
        definition: text,
        /** Its forms in running text, if its name would match wrongly; an empty list: it is never linked. */
        forms: z.array(text).optional(),
        /** Id of the product whose picture illustrates it. */
        drawing: slug.optional(),
      }),
    )
    .nonempty()
    .superRefine(sayRepeated('term')),
})

/** content/vocabulario/planes-api.yaml: the purpose and requirements of each API 682 piping plan. */
export const apiPlans = z.strictObject({
  plans: z
    .array(
      z.strictObject({
        plan: z.enum(PIPING_PLANS, `no hay un dibujo de este plan: hay ${PIPING_PLANS.join(', ')}`),
        arrangement: text,
        /** Whether it is for dual seals. */
        isDual: z.boolean(),
        description: text,
        /** Its requirements: devices, fluids, conditions. */
        needs: text,
        source,
      }),
    )
    .superRefine(sayRepeated('plan')),
})

/**
 * content/vocabulario/cifras.yaml: figures in running text that no table holds, by page, each with its source.
 */
export const statedFigures = z.strictObject({
  figures: z.array(z.strictObject({ page: text, figure: text, source })),
})

/**
 * content/vocabulario/afirmaciones.yaml: reviewed sentences with a strong word, by page, each with the reason why it
 * holds.
 */
export const reviewedClaims = z.strictObject({
  claims: z.array(z.strictObject({ page: text, says: text, reason: text })),
})

export type ReviewedClaims = z.output<typeof reviewedClaims>
export type StatedFigures = z.output<typeof statedFigures>
export type PropertyDefinition = z.output<typeof properties>['properties'][number]
export type GlossaryTerm = z.output<typeof glossary>['terms'][number]
export type ApiPlan = z.output<typeof apiPlans>['plans'][number]
