import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { familyLinks } from '#catalogue/menu.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageAt } from '#catalogue/pages.ts'
import { CONTACT_PATH, QUOTE_PATH, SEARCH_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { Island } from '#islands/island.tsx'
import QuoteList from '#quotation/quote-list.island.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'

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

/** What the visitor has marked to be quoted. */
export default function QuotePage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, intro, note, links } = loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
      <Island
        of={QuoteList}
        wake="idle"
        isAsked
        props={{ note, links }}
        slots={{
          intro: (
            <div className="prose">
              {intro.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ),
        }}
      />
    </div>
  )
}
