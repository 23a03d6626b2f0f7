import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import type { Siblings } from '#views/product-page.ts'
import { BothUnits } from '../product-row/both-units.tsx'
import { Unpublished } from '../figure-text/unpublished.tsx'
import { Link } from '../link/link.tsx'
import {
  CELL,
  COLUMN_HEADER,
  ROW,
  ROW_GROUP,
  ROW_HEADER,
  TABLE,
} from '../product-list/table-roles.ts'
import '../ruled-table/ruled-table.css'
import styles from './siblings-table.module.css'

type SiblingsTableProps = { siblings: Siblings; caption: string }

/**
 * The products of the same kind; what is the same as this one's reads "igual", what differs stands out. In a narrow
 * window each is a block, with no more than what differs.
 */
export function SiblingsTable({ siblings: { columns, rows }, caption }: SiblingsTableProps) {
  return (
    <div className={styles.frame}>
      <p className={styles.differs}>Solo lo que difiere de este producto.</p>
      <table {...TABLE} className={`ruled-table ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...ROW_GROUP}>
          <tr {...ROW}>
            <th {...COLUMN_HEADER}>Modelo</th>
            {columns.map(({ id, name, isText }) => (
              <th key={id} {...COLUMN_HEADER} data-numeric={isText ? undefined : true}>
                {name}
              </th>
            ))}
            <th {...COLUMN_HEADER}>Lo propio</th>
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {rows.map((row) => (
            <tr
              key={row.product.id}
              {...ROW}
              data-this={row.isThis || undefined}
              data-unpublished={row.cells.every(({ figure }) => !figure) || undefined}
            >
              <th {...ROW_HEADER}>
                <Model product={row.product} isThis={row.isThis} />
              </th>
              {row.cells.map(({ figure, isSame }, index) =>
                // Words that take several columns, as in the list.
                row.cells
                  .slice(0, index)
                  .some((cell, at) => at + (cell.figure?.span ?? 1) > index) ? null : (
                  <td
                    key={columns[index]?.id}
                    {...CELL}
                    data-label={columns[index]?.name}
                    data-plain={isSame || figure === undefined || undefined}
                    colSpan={isSame ? undefined : figure?.span}
                    data-numeric={columns[index]?.isText ? undefined : true}
                  >
                    {figure === undefined && <Unpublished />}
                    {figure !== undefined && isSame && <span className={styles.same}>igual</span>}
                    {figure !== undefined && !isSame && (
                      <span
                        className={row.isThis ? undefined : styles.different}
                        data-figure={/\d/.test(figure.si.text) || undefined}
                      >
                        <BothUnits si={figure.si} imperial={figure.imperial} />
                        {figure.condition !== undefined && <small> {figure.condition}</small>}
                      </span>
                    )}
                  </td>
                ),
              )}
              <td {...CELL} className={styles.own}>
                {row.own}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ModelProps = { product: NamedProduct; isThis: boolean }

function Model({ product: { label, fullName, href }, isThis }: ModelProps) {
  const name = label === fullName ? '' : fullName
  if (isThis) {
    return (
      <>
        <span className={styles.code}>{label}</span> <span>{name}</span>{' '}
        <span className={styles.this}>este producto</span>
      </>
    )
  }
  return (
    <>
      <Link href={href} className={styles.code}>
        {label}
      </Link>{' '}
      <span>{name}</span>
    </>
  )
}
