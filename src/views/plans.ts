import type { ApiPlan } from '#schema/vocabulary.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { planDrawingPath, planId } from '#catalogue/paths.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'

type ProductLink = { label: string; href: string }

/** A piping plan as its page tells it; `namedBy`: the products whose documents name it. */
export type PlanView = Pick<ApiPlan, 'plan' | 'description' | 'needs'> & {
  id: string
  drawing: string
  namedBy: readonly ProductLink[]
}

/** The plans of one arrangement of seals, in the order of the content. */
export type PlanGroup = { arrangement: string; plans: readonly PlanView[] }

/** Every piping plan that the content explains, by the arrangement that it serves. */
export function presentPlans({
  apiPlans,
  products,
}: Pick<Catalogue, 'apiPlans' | 'products'>): PlanGroup[] {
  const groups = Map.groupBy(apiPlans, ({ arrangement }) => arrangement)
  return [...groups].map(([arrangement, plans]) => ({
    arrangement,
    plans: plans.map(({ plan, description, needs }) => ({
      plan,
      description,
      needs,
      id: planId(plan),
      drawing: planDrawingPath(plan),
      namedBy: products
        .filter((product) => product.apiPlans.some((named) => named.plan === plan))
        .map((product) => ({ label: productLabel(product), href: product.href })),
    })),
  }))
}
