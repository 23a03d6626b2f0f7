import type { ReactNode } from 'react'
import { alignProducts, type ComparedFigure, type ComparedRow } from './align-products.ts'
import type { SelectorProduct } from '../selector/selector-data.ts'
import { Button } from '#components/button/button.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { FigureText } from '#components/figure-text/figure-text.tsx'
import { Link } from '#components/link/link.tsx'
import styles from './compared-table.module.css'

type ComparedTableProps = {
  products: readonly SelectorProduct[]
  onRemove: (id: string) => void
}

/** A column for each product, a row for each property; a row that differs says so. */
export function ComparedTable({ products, onRemove }: ComparedTableProps) {
  const { figures, lists } = alignProducts(products)
  return (
    // Scrolls by keyboard too, so it takes focus and has a name.
    <div className="table-frame" tabIndex={0} role="group" aria-label="Tabla de comparación">
      <table className={`ruled-table ${styles.table}`}>
        <caption className="visually-hidden">Productos lado a lado</caption>
        <thead>
          <tr>
            <th scope="col">Propiedad</th>
            {products.map(({ id, label, name, href, picture }) => (
              <th key={id} scope="col">
                <DrawingImage picture={picture} isDecorative />
                <Link href={href}>{label}</Link>
                {label !== name && <span className={styles.name}>{name}</span>}
                <Button kind="text" onClick={() => onRemove(id)}>
                  Quitar<span className="visually-hidden"> {label}</span>
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((row) => (
            <Row key={row.name} row={row} products={products}>
              {(figure) => <FigureLine figure={figure} />}
            </Row>
          ))}
          {lists.map((row) => (
            <Row key={row.name} row={row} products={products}>
              {(text) => text}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<Value> = Pick<ComparedTableProps, 'products'> & {
  row: ComparedRow<Value>
  children: (value: Value) => ReactNode
}

function Row<Value>({ row, products, children }: RowProps<Value>) {
  const { name, cells, isDifferent } = row
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row">
        {name}
        {isDifferent && <span className={styles.mark}>Difiere</span>}
      </th>
      {products.map(({ id }, column) => (
        <td key={id}>
          {cells[column]?.length ? (
            <ul>
              {cells[column].map((value, index) => (
                <li key={index}>{children(value)}</li>
              ))}
            </ul>
          ) : (
            <span className={styles.absent}>no publica</span>
          )}
        </td>
      ))}
    </tr>
  )
}

function FigureLine({ figure: { si, imperial, condition } }: { figure: ComparedFigure }) {
  return (
    <>
      <FigureText figure={si} />
      {imperial && (
        <span className={styles.imperial}>
          <FigureText figure={imperial} />
        </span>
      )}
      {condition !== undefined && <span className={styles.condition}>{condition}</span>}
    </>
  )
}
