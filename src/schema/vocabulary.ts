import { z } from 'zod'
import { PIPING_PLANS } from '#drawings/kinds/piping-plan/piping-plan.ts'
import { source } from './source.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { PROPERTY_LIMITS, SIZES, type PropertyMeaning } from '#figures/quantity.ts'
import { DIMENSIONS } from '#figures/units.ts'
import { slug, text } from './text.ts'

/** content/vocabulario/propiedades.yaml: every property a specification row may name. */
export const properties = z.strictObject({
  properties: z
    .array(
      z.strictObject({
        label: text,
        dimension: z.enum(DIMENSIONS),
        facet: z.enum(FACET_NAMES).optional(),
        /** Stands in this figure's place in a list where a product does not publish the figure itself. */
        standsIn: z.enum(FACET_NAMES).optional(),
        /** What it limits beside the facets: vacuum, turns of the shaft, a packing's section, pressure × temperature. */
        limits: z.enum(PROPERTY_LIMITS).optional(),
        /** Of a diameter: whose it is. */
        size: z.enum(SIZES).optional(),
        /** Of a sheet's limit of pressure × temperature: the thickness that it holds for, in mm. */
        thickness: z.number().positive().optional(),
        /** Whether its name says that its figure is a limit ("máxima"): then no "hasta" stands before it. */
        namesLimit: z.boolean().optional(),
        /** Whether a product's page shows it among the limits, though no list can be asked for it. */
        isGauge: z.boolean().optional(),
        /** A shorter name where space is scarce. */
        short: text.optional(),
      }) satisfies z.ZodType<PropertyMeaning>,
    )
    .nonempty(),
})

/** content/vocabulario/glosario.yaml: the trade's words, for search and for definitions. */
export const glossary = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        term: text,
        definition: text,
        /** How running text names it, where its own name would mislead; none: it is never linked. */
        forms: z.array(text).optional(),
        /** The product whose picture shows it, by id. */
        drawing: slug.optional(),
      }),
    )
    .nonempty(),
})

/** content/vocabulario/planes-api.yaml: what each API 682 piping plan does, and what it takes. */
export const apiPlans = z.strictObject({
  plans: z.array(
    z.strictObject({
      plan: z.enum(PIPING_PLANS, `no hay un dibujo de este plan: hay ${PIPING_PLANS.join(', ')}`),
      arrangement: text,
      /** Whether it serves a dual seal. */
      isDual: z.boolean(),
      description: text,
      /** What it takes: devices, fluids, conditions. */
      needs: text,
      source,
    }),
  ),
})

/**
 * content/vocabulario/cifras.yaml: figures that running text states and no table holds, by the page
 * that states them, each with its source.
 */
export const statedFigures = z.strictObject({
  figures: z.array(z.strictObject({ page: text, figure: text, source })),
})

/**
 * content/vocabulario/afirmaciones.yaml: the sentences with a strong word that somebody has reviewed, by the page that says
 * them, each with the reason why it holds.
 */
export const reviewedClaims = z.strictObject({
  claims: z.array(z.strictObject({ page: text, says: text, reason: text })),
})

export type ReviewedClaims = z.output<typeof reviewedClaims>
export type StatedFigures = z.output<typeof statedFigures>
export type PropertyDefinition = z.output<typeof properties>['properties'][number]
export type GlossaryTerm = z.output<typeof glossary>['terms'][number]
export type ApiPlan = z.output<typeof apiPlans>['plans'][number]
