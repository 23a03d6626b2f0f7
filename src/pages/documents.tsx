import { catalogue } from '#catalogue/catalogue.ts'
import { documentGroups } from '#catalogue/ask/document-groups.ts'
import { headAndTitle } from '#views/page-head.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { DOCUMENTS_PATH } from '#catalogue/paths.ts'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { documentRecords } from '#datasheets/documents.ts'
import { dayText } from '#finder/documents/document-query.ts'
import { DocumentList } from '#finder/documents/document-list.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import styles from './documents.module.css'

export async function loader() {
  const model = catalogue()
  const page = pageAt(model, DOCUMENTS_PATH, 'documents')
  const { note } = page.content
  const records = await documentRecords(model)
  return {
    ...headAndTitle(model, page),
    note,
    groups: documentGroups(records, model),
    revised: dayText(
      records
        .map((record) => record.revised)
        .toSorted()
        .at(-1) ?? '',
    ),
  }
}

/** Every PDF of the site with its kind, size and revision date. */
export default function DocumentsPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, note, groups, revised } = loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening
        title={title}
        lead={
          <>
            {lead} La última revisión es del <span className={styles.day}>{revised}</span>.
          </>
        }
      />
      <DocumentList groups={groups} />
      <p className={styles.note}>{note}</p>
    </div>
  )
}
