import { catalogue } from '#catalogue/catalogue.ts'
import { pageHead, pageTitle } from '#catalogue/page-head.ts'
import { HOME_PATH, SEARCH_PATH } from '#catalogue/paths.ts'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { SearchPage } from '#finder/search-results/search-page.tsx'
import { bindUnits } from '#schema/bind-units.ts'
import { siteIndex } from '#catalogue/site-index.ts'
import type { Route } from './+types/search.ts'
import { AfterOpening } from './after-opening.tsx'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'
import { SiteIndexLists } from './site-index.tsx'

const TITLE = 'Buscar'
const LEAD = bindUnits(
  'Por código, por palabra o por las medidas del equipo: 442C, sello para lodos, eje 1 7/8 10\u00a0bar.',
)

export function loader() {
  const model = catalogue()
  return {
    head: pageHead(model, {
      path: SEARCH_PATH,
      title: pageTitle(TITLE, model),
      description: 'Búsqueda en el catálogo por código, por palabra o por las medidas del equipo.',
    }),
    index: siteIndex(model),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** The search; without a query, or without a script, the whole site as lists of links. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container fills-window fade-content">
      <PageTrail
        crumbs={[
          { label: 'Inicio', href: HOME_PATH },
          { label: TITLE, href: SEARCH_PATH },
        ]}
      />
      <PageTitle lead={LEAD}>{TITLE}</PageTitle>
      <SearchPage>
        <AfterOpening>
          <SiteIndexLists index={loaderData.index} />
        </AfterOpening>
      </SearchPage>
    </div>
  )
}
