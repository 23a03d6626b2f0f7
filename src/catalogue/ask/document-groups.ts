import { byCode } from '../compare-names.ts'
import type { Catalogue } from '../catalogue-model.ts'
import { formatBytes } from '../format-bytes.ts'
import { shortName } from './pages.ts'
import { familyPathOf } from '../paths.ts'

/** What a family's document is called. */
export const CATALOGUE_KIND = 'Catálogo'

/** A PDF of the site, as it lies there. */
export type DocumentRecord = {
  /** The kinds: a product's data sheet, a page as a document, a machine's empty survey form, the company's own. */
  of: 'product' | 'page' | 'survey' | 'company'
  /** In words: "Catálogo", "Folleto". */
  kind: string
  href: string
  /** The product's, where it has one. */
  code?: string
  title: string
  /** The page that it stands for; a product's is the one that defines it. */
  pagePath: string
  /** The day on which its content was last revised, as ISO 8601 writes it. */
  revised: string
  bytes: number
  /** How many, and a hash of what it says: both unknown of a PDF that the owner brought. */
  pages?: number
  revision?: string
}

/** A document as a row of the list shows it. */
export type DocumentRow = Pick<DocumentRecord, 'href' | 'code' | 'title' | 'kind' | 'revised'> & {
  /** "84 kB" */
  size: string
}

export type DocumentGroup = { id: string; heading: string; rows: readonly DocumentRow[] }

/** The order of a page that asks for no place in the menu: after those that do. */
const LAST = 99

/** What is of no product, then each family's data sheets by code, in the menu's order. */
export function documentGroups(
  records: readonly DocumentRecord[],
  { pages }: Pick<Catalogue, 'pages'>,
): DocumentGroup[] {
  const byFamily = Map.groupBy(
    records.filter((record) => record.of === 'product'),
    ({ pagePath }) => familyPathOf(pagePath),
  )
  const families = [...byFamily]
    .flatMap(([path, own]) => {
      const content = pages.get(path)?.content
      const id = path.slice(path.lastIndexOf('/') + 1)
      const heading = content ? shortName(content) : ''
      return [{ id, heading, own, order: content?.menu?.order ?? LAST }]
    })
    .sort((a, b) => a.order - b.order)
  return [
    {
      id: 'catalogos',
      heading: 'Catálogos, folletos y fichas en blanco',
      own: records.filter(({ of }) => of === 'page' || of === 'survey'),
    },
    {
      id: 'empresa',
      heading: 'Certificados y documentos de la empresa',
      own: records.filter(({ of }) => of === 'company'),
    },
    ...families,
  ]
    .filter(({ own }) => own.length > 0)
    .map(({ id, heading, own }) => ({ id, heading, rows: own.map(documentRow).sort(byCode) }))
}

function documentRow(record: DocumentRecord): DocumentRow {
  const { href, code, title, kind, revised, bytes } = record
  return {
    href,
    ...(code !== undefined && { code }),
    title,
    kind,
    revised,
    size: formatBytes(bytes),
  }
}
