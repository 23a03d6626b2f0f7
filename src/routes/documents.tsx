import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { documentGroups } from '#catalogue/document-groups.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageAt } from '#catalogue/pages.ts'
import { DOCUMENTS_DATA_PATH, DOCUMENTS_PATH } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { documentRecords } from '#datasheets/document-records.ts'
import { DocumentList } from '#finder/documents/document-list.tsx'
import type { Route } from './+types/documents.ts'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'

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

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** Every PDF of the site: what it is, how big, and when it was last revised. */
export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, lead, note, groups } = loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening title={title} lead={lead} />
      <DocumentList groups={groups}>
        <p>
          {note} <Link href={DOCUMENTS_DATA_PATH}>La misma lista en JSON</Link>
        </p>
      </DocumentList>
    </div>
  )
}
