import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { familyLinks } from '#catalogue/menu.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageAt } from '#catalogue/pages.ts'
import { CONTACT_PATH, QUOTE_PATH, SEARCH_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { LinkList } from '#components/link-list/link-list.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { QuoteList } from '#quotation/quote-list.tsx'
import type { Route } from './+types/quote.ts'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'

export function loader() {
  const model = catalogue()
  const page = pageAt(model, QUOTE_PATH, 'tool')
  const { title, lead, intro, note } = page.content
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, QUOTE_PATH),
    title,
    lead,
    intro,
    note,
    links: [
      { label: SELECTOR_LABEL, href: SELECTOR_PATH },
      { label: 'Enviar la foto de la placa', href: CONTACT_PATH },
      { label: 'Todos los códigos', href: SEARCH_PATH },
      ...familyLinks(model),
    ],
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** What the visitor has marked to be quoted. */
export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, lead, intro, note, links } = loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
      <QuoteList note={note} aside={<WithoutCode links={links} />}>
        <div className="prose">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <WithoutCode links={links} />
      </QuoteList>
    </div>
  )
}

type WithoutCodeProps = { links: Route.ComponentProps['loaderData']['links'] }

/** The ways to a product, and to the branch, for who has no code. */
function WithoutCode({ links }: WithoutCodeProps) {
  return (
    <section aria-labelledby="elegir">
      <h2 id="elegir">No tengo el código</h2>
      <LinkList links={links} />
    </section>
  )
}
