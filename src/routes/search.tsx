import { Suspense } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageHead, pageTitle } from '#catalogue/page-head.ts'
import { SEARCH_PATH } from '#catalogue/paths.ts'
import { SearchPage } from '#finder/search-results/search-page.tsx'
import { siteIndex } from '#catalogue/site-index.ts'
import type { Route } from './+types/search.ts'
import { headTags } from './head-tags.ts'
import { SiteIndexLists } from './site-index.tsx'

const TITLE = 'Buscar'
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
      <h1 className="visually-hidden" tabIndex={-1}>
        {TITLE}
      </h1>
      <SearchPage>
        <Suspense>
          <SiteIndexLists index={loaderData.index} />
        </Suspense>
      </SearchPage>
    </div>
  )
}
