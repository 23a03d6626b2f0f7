import type { TableView } from '#catalogue/present-table.ts'
import { isTick, TickCell } from './tick-cell.tsx'
import styles from './data-table.module.css'

type DataTableProps = { table: TableView }

/** A table of dimensions, materials or versions; wide ones scroll sideways inside their frame. */
export function DataTable({ table: { caption, columns, rows, note, source } }: DataTableProps) {
  const isTicked = rows.some((row) => row.some((cell) => isTick(cell)))
  return (
    <figure className={styles.figure}>
      {/* Scrolls by keyboard too, so it takes focus and has a name. */}
      <div className="table-frame" tabIndex={0} role="group" aria-label={caption}>
        <table className={`ruled-table ${styles.table}`} data-ticked={isTicked || undefined}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, isNumeric }) => (
                <th key={label} scope="col" data-numeric={isNumeric || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th
                      key={columns[index]?.label}
                      scope="row"
                      data-numeric={columns[0]?.isNumeric || undefined}
                    >
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={columns[index]?.label}
                      data-numeric={columns[index]?.isNumeric || undefined}
                      data-long={columns[index]?.isLong || undefined}
                    >
                      <TickCell text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(note !== undefined || source !== undefined) && (
        <figcaption className={styles.note}>
          {note}
          {note !== undefined && source !== undefined && ' '}
          {source !== undefined && `Fuente: ${source}.`}
        </figcaption>
      )}
    </figure>
  )
}
