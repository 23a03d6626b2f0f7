import type { TableView } from '#catalogue/show/table.ts'
import '../ruled-table/ruled-table.css'
import styles from './data-table.module.css'
import { InBoth } from './in-both.tsx'

const TICKS = { Sí: true, No: false } as const

/** Whether a cell only says yes or no. */
const isTick = (text: string): text is keyof typeof TICKS => text in TICKS

/** A yes or no as a sign, so that a column is read at a glance. */
function TickCell({ text }: { text: keyof typeof TICKS }) {
  return (
    <>
      {TICKS[text] ? (
        <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 8.5l3.5 4 7.5-9" />
        </svg>
      ) : (
        <span aria-hidden="true">–</span>
      )}
      <span className="visually-hidden">{text}</span>
    </>
  )
}

/** From this many rows on, a table is longer than a window. */
const TALL = 12

/** Whether each column includes everything in the one before it, and more. */
const isStepped = ({ columns, rows }: TableView) =>
  columns.length > 3 &&
  rows.some((row) => row.includes('No')) &&
  rows.every((row) => row.slice(2).every((cell, at) => cell !== 'No' || row[at + 1] === 'No'))

/** More columns, among them of ticks, stand one after the other on a telephone, each with what it has. */
const MANY = 4

/** The columns of a table as tables of their own: what a row is called, and what the column has there. */
function TurnedTable({ table: { caption, columns, rows, converted } }: DataTableProps) {
  return (
    <div className={styles.turned}>
      <strong>{caption}</strong>
      {columns.slice(1).map(({ label, published }, at) => (
        <table key={label} className="ruled-table">
          <caption>{label}</caption>
          <tbody>
            {rows.map(([name = '', ...cells], row) => {
              const cell = cells[at] ?? 'No'
              if (cell === 'No') return undefined
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    {isTick(cell) ? (
                      <TickCell text={cell} />
                    ) : (
                      <InBoth
                        text={cell}
                        other={converted?.[row]?.[at + 1]}
                        published={published}
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ))}
    </div>
  )
}

type DataTableProps = { table: TableView }

/** A table of dimensions, materials or versions; wide ones scroll sideways inside their frame. */
export function DataTable({ table }: DataTableProps) {
  const { caption, convertedCaption, columns, rows, converted, note, source } = table
  const steps = isStepped(table)
  const isTicked = rows.some((row) => row.some((cell) => isTick(cell)))
  const isTurned = isTicked && columns.length > MANY
  return (
    <figure className={styles.figure}>
      {isTurned && <TurnedTable table={table} />}
      {/* Focusable and named, so that it scrolls by keyboard. */}
      <div
        className={rows.length > TALL ? `table-frame ${styles.tall}` : 'table-frame'}
        tabIndex={0}
        role="group"
        aria-label={caption}
      >
        <table
          className={`ruled-table ${styles.table}`}
          data-ticked={isTicked || undefined}
          data-steps={steps || undefined}
        >
          <caption>
            <InBoth text={caption} other={convertedCaption} published={columns.at(-1)?.published} />
          </caption>
          <thead>
            <tr>
              {columns.map(({ label, converted: other, isNumeric, published }) => (
                <th key={label} scope="col" data-numeric={isNumeric || undefined}>
                  <InBoth text={label} other={other} published={published} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th
                      key={columns[index]?.label}
                      scope="row"
                      data-numeric={columns[0]?.isNumeric || undefined}
                    >
                      <InBoth
                        text={cell}
                        other={converted?.[at]?.[index]}
                        published={columns[0]?.published}
                      />
                    </th>
                  ) : (
                    <td
                      key={columns[index]?.label}
                      data-numeric={columns[index]?.isNumeric || undefined}
                      data-long={columns[index]?.isLong || undefined}
                      data-added={(steps && cell !== 'No' && row[index - 1] === 'No') || undefined}
                    >
                      {isTick(cell) ? (
                        <TickCell text={cell} />
                      ) : (
                        <InBoth
                          text={cell}
                          other={converted?.[at]?.[index]}
                          published={columns[index]?.published}
                        />
                      )}
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
