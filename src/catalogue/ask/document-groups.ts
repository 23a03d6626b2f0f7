import { byCode } from '../compare-names.ts'
import type { Catalogue } from '../catalogue-model.ts'
import { formatBytes } from '../format-bytes.ts'
import { shortName } from './pages.ts'
import { familyPathOf, PRODUCTS_FOLDER } from '../paths.ts'

/** The name of a family's document. */
export const CATALOGUE_KIND = 'Catálogo'

/** A PDF that the site serves. */
export type DocumentRecord = {
  /** A product's data sheet, a page as a document, a machine's empty survey form, or a company document. */
  of: 'product' | 'page' | 'survey' | 'company'
  /** As shown: "Catálogo", "Folleto". */
  kind: string
  href: string
  /** The product's code, if it has one. */
  code?: string
  title: string
  /** The page the document belongs to; for a product, the page that defines it. */
  pagePath: string
  /** ISO 8601 date of the content's last revision. */
  revised: string
  bytes: number
  /** Page count and content hash; unknown for a PDF that the owner supplied. */
  pages?: number
  revision?: string
}

/** A document as a row of the list shows it. */
export type DocumentRow = Pick<DocumentRecord, 'href' | 'code' | 'title' | 'kind' | 'revised'> & {
  /** "84 kB" */
  size: string
}

export type DocumentGroup = { id: string; heading: string; rows: readonly DocumentRow[] }

/** Sort position of a page without a place in the menu. */
const LAST = 99

/** Document groups: catalogues, each family's data sheets by code in menu order, then documents of no product. */
export function documentGroups(
  records: readonly DocumentRecord[],
  { pages }: Pick<Catalogue, 'pages'>,
): DocumentGroup[] {
  const orderOf = (path: string) => pages.get(path)?.content.menu?.order ?? LAST
  const byFamily = Map.groupBy(
    records.filter((record) => record.of === 'product'),
    ({ pagePath }) => familyPathOf(pagePath),
  )
  const families = [...byFamily]
    .map(([path, own]) => {
      const content = pages.get(path)?.content
      const id = path.slice(path.lastIndexOf('/') + 1)
      return { id, heading: content ? shortName(content) : '', own, order: orderOf(path) }
    })
    .sort((a, b) => a.order - b.order)
  const ofProducts = ({ pagePath }: DocumentRecord) => pagePath.startsWith(PRODUCTS_FOLDER)
  const ofPages = records.filter(({ of }) => of === 'page')
  return [
    {
      id: 'catalogos',
      heading: 'Catálogos y folletos',
      own: ofPages
        .filter(ofProducts)
        .sort((a, b) => orderOf(a.pagePath) - orderOf(b.pagePath) || byCode(a, b)),
    },
    ...families.map(({ own, ...family }) => ({ ...family, own: own.toSorted(byCode) })),
    {
      id: 'fichas',
      heading: 'Fichas en blanco y condiciones',
      own: [
        ...records.filter(({ of }) => of === 'survey').sort(byCode),
        ...ofPages.filter((record) => !ofProducts(record)),
      ],
    },
    {
      id: 'empresa',
      heading: 'Certificados y documentos de la empresa',
      own: records.filter(({ of }) => of === 'company').sort(byCode),
    },
  ]
    .filter(({ own }) => own.length > 0)
    .map(({ id, heading, own }) => ({ id, heading, rows: own.map(documentRow) }))
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
