import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/page-at.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { SELECTOR_PATH } from '#catalogue/paths.ts'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { equipmentFamilies } from '#search/build-selector-data.ts'
import type { Route } from './+types/selector.ts'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'

export function loader() {
  const model = catalogue()
  const page = pageAt(model, SELECTOR_PATH, 'tool')
  const { title, lead, intro, note } = page.content
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, SELECTOR_PATH),
    title,
    lead,
    intro,
    note,
    families: equipmentFamilies(model),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** The selector: what is known of a machine, and the products that cover it. */
export default function SelectorPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, lead } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
    </div>
  )
}
