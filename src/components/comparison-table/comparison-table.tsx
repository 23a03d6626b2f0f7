import type { ProductView } from '#catalogue/present-product.ts'
import { FACET_NAMES } from '#schema/facets.ts'
import type { KeyFigure } from '#catalogue/present-specs.ts'
import { FigureText } from '../figure-text/figure-text.tsx'
import { Unpublished } from '../figure-text/unpublished.tsx'
import { Link } from '../link/link.tsx'
import styles from './comparison-table.module.css'

type ComparisonTableProps = { caption: string; products: readonly ProductView[] }

/** The products of a category side by side, by the figures that choose one. */
export function ComparisonTable({ caption, products }: ComparisonTableProps) {
  const columns = columnsOf(products)
  return (
    // Scrolls by keyboard too, so it takes focus and has a name.
    <div className="table-frame" tabIndex={0} role="group" aria-label={caption}>
      <table className={`ruled-table ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            {columns.map(({ facet, label }) => (
              <th key={facet} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, code, name, keyFigures }) => (
            <tr key={id}>
              <th scope="row">
                <Link className={styles.link} href={`#${id}`}>
                  {code ?? name}
                </Link>
              </th>
              {columns.map(({ facet }) => (
                <td key={facet}>
                  <FigureCell figure={keyFigures.find((figure) => figure.facet === facet)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FigureCell({ figure }: { figure: KeyFigure | undefined }) {
  if (!figure) return <Unpublished />
  return (
    <>
      <FigureText figure={figure.si} />
      {figure.imperial && (
        <span className={styles.imperial}>
          <FigureText figure={figure.imperial} />
        </span>
      )}
      {figure.condition !== undefined && (
        <span className={styles.condition}>{figure.condition}</span>
      )}
    </>
  )
}

/** The facets that any product has, in their own order. */
function columnsOf(products: readonly ProductView[]): KeyFigure[] {
  const found = new Map<string, KeyFigure>()
  for (const figure of products.flatMap(({ keyFigures }) => keyFigures)) {
    if (!found.has(figure.facet)) found.set(figure.facet, figure)
  }
  const place = ({ facet }: KeyFigure) => FACET_NAMES.indexOf(facet)
  return [...found.values()].sort((a, b) => place(a) - place(b))
}
