import type { ApiPlan } from '#schema/vocabulary.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { planDrawingPath, planId } from '#catalogue/paths.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'

type ProductLink = { label: string; href: string }

/** A piping plan for display; `namedBy`: the products whose documents name it. */
export type PlanView = Pick<ApiPlan, 'plan' | 'arrangement' | 'description' | 'needs'> & {
  id: string
  drawing: string
  namedBy: readonly ProductLink[]
}

/** The plans of single or of dual seals, by number. */
export type PlanGroup = { heading: string; plans: readonly PlanView[] }

/** All piping plans in the content, those of single seals first. */
export function presentPlans({
  apiPlans,
  products,
}: Pick<Catalogue, 'apiPlans' | 'products'>): PlanGroup[] {
  const told = apiPlans
    .map(({ plan, isDual, arrangement, description, needs }) => ({
      isDual,
      plan,
      arrangement,
      description,
      needs,
      id: planId(plan),
      drawing: planDrawingPath(plan),
      namedBy: products
        .filter((product) => product.apiPlans.some((named) => named.plan === plan))
        .map((product) => ({ label: productLabel(product), href: product.href })),
    }))
    .toSorted((one, other) => one.plan.localeCompare(other.plan, 'es', { numeric: true }))
  return [
    { heading: 'Sello simple', plans: told.filter(({ isDual }) => !isDual) },
    { heading: 'Sello doble', plans: told.filter(({ isDual }) => isDual) },
  ].filter(({ plans }) => plans.length > 0)
}
