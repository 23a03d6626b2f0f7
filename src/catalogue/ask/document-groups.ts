import { byCode } from '../compare-names.ts'
import type { Catalogue } from '../catalogue-model.ts'
import { formatBytes } from '../format-bytes.ts'
import { shortName } from './pages.ts'
import { familyPathOf, PRODUCTS_FOLDER } from '../paths.ts'

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

/** The catalogues, each family's data sheets by code, in the menu's order, and what is of no product. */
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
