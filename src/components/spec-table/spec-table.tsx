import type { SpecTableRow } from '#figures/present-specs.ts'
import { FigureText } from '../figure-text/figure-text.tsx'
import '../ruled-table/ruled-table.css'
import styles from './spec-table.module.css'

type SpecTableProps = {
  /** Names the table for whoever hears it, as in "Especificaciones del 442C". */
  caption: string
  rows: readonly SpecTableRow[]
}

/** Published figures in both unit systems, where any has both; in a narrow place imperial stands under SI. */
export function SpecTable({ caption, rows }: SpecTableProps) {
  const hasConditions = rows.some(({ condition }) => condition !== undefined)
  const hasImperial = rows.some(({ imperial }) => imperial !== undefined)
  return (
    <div className={styles.frame}>
      <table className={`ruled-table ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Propiedad</th>
            <th scope="col" className={styles.figure}>
              {hasImperial ? 'SI' : 'Valor'}
            </th>
            {hasImperial && (
              <th scope="col" className={styles.figure}>
                Imperial
              </th>
            )}
            {hasConditions && <th scope="col">Condición</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ property, si, imperial, condition }) => (
            <tr key={`${property} ${condition ?? ''} ${si.text}`}>
              <th scope="row">{property}</th>
              <td className={styles.figure}>
                <FigureText figure={si} />
              </td>
              {hasImperial && (
                <td className={styles.figure}>
                  {imperial ? <FigureText figure={imperial} /> : <span aria-hidden="true">–</span>}
                </td>
              )}
              {hasConditions && <td className={styles.condition}>{condition}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
