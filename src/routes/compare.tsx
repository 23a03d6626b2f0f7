import { productOf } from '#catalogue/product-by-id.ts'
import { useLocation, useNavigate } from 'react-router'
import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { familyLinks } from '#catalogue/menu.ts'
import { pageAt } from '#catalogue/pages.ts'
import { productLabel } from '#catalogue/present-product.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { COMPARISON_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import { Comparison } from '#finder/comparison/comparison.tsx'
import { LinkList } from '#components/link-list/link-list.tsx'
import { useIsLive } from '#startup/use-is-live.ts'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import type { Route } from './+types/compare.ts'
import styles from './compare.module.css'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'

/** Products that are often weighed against each other. */
const SUGGESTED = [
  ['180', '155', '1510'],
  ['170', '170l', '180'],
  ['1622', '6800', '5800'],
] as const

export function loader() {
  const model = catalogue()
  const page = pageAt(model, COMPARISON_PATH, 'tool')
  const { title, lead, intro, note } = page.content
  const selector = pageAt(model, SELECTOR_PATH, 'tool').content
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, COMPARISON_PATH),
    title,
    lead,
    intro,
    note,
    suggestions: SUGGESTED.flatMap((ids) => {
      const labels = ids.flatMap((id) => {
        const product = productOf(model, id)
        return product ? [productLabel(product)] : []
      })
      return labels.length === ids.length ? [{ label: labels.join(', '), ids }] : []
    }),
    links: [{ label: selector.title, href: SELECTOR_PATH }, ...familyLinks(model)],
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** Products side by side, as the address names them. */
export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, lead, intro, note, links, suggestions } = loaderData
  const { search } = useLocation()
  const isLive = useIsLive()
  const navigate = useNavigate()
  const list = isLive ? (new URLSearchParams(search).get('p') ?? '') : ''
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <Comparison
        list={list}
        title={title}
        lead={lead}
        suggestions={suggestions}
        note={note}
        onGo={(href) => void navigate(href, { preventScrollReset: true })}
      >
        {intro.map((paragraph) => (
          <p key={paragraph} className={styles.intro}>
            {paragraph}
          </p>
        ))}
        <SectionHeading id="elegir">Dónde elegir productos</SectionHeading>
        <LinkList links={links} />
      </Comparison>
    </div>
  )
}
