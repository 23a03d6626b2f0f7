import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { documentGroups } from '#catalogue/document-groups.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageAt } from '#catalogue/pages.ts'
import { DOCUMENTS_DATA_PATH, DOCUMENTS_PATH } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { documentRecords } from '#datasheets/document-records.ts'
import DocumentList from '#finder/documents/document-list.island.tsx'
import { Island } from '#islands/island.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'

export async function loader() {
  const model = catalogue()
  const page = pageAt(model, DOCUMENTS_PATH, 'tool')
  const { title, lead, note } = page.content
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, DOCUMENTS_PATH),
    title,
    lead,
    note,
    groups: documentGroups(await documentRecords(model), model),
  }
}

/** Every PDF of the site: what it is, how big, and when it was last revised. */
export default function DocumentsPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, note, groups } = loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening title={title} lead={lead} />
      <Island
        of={DocumentList}
        wake="sign"
        isAsked
        props={{ groups }}
        slots={{
          note: (
            <p>
              {note} <Link href={DOCUMENTS_DATA_PATH}>La misma lista en JSON</Link>
            </p>
          ),
        }}
      />
    </div>
  )
}
