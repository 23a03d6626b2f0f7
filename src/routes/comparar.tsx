import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/page-at.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { COMPARISON_PATH } from '#catalogue/paths.ts'
import { PageTitle } from '#components/page-title/page-title.tsx'
import type { Route } from './+types/comparar.ts'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'

export function loader() {
  const model = catalogue()
  const page = pageAt(model, COMPARISON_PATH, 'tool')
  const { title, lead, intro, note } = page.content
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, COMPARISON_PATH),
    title,
    lead,
    intro,
    note,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** Products side by side. */
export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, lead } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
    </div>
  )
}
