import type { SpecTableRow } from '#figures/present-specs.ts'
import { isConverted, type SpecGroup } from '#figures/spec-groups.ts'
import { FigureText } from '../figure-text/figure-text.tsx'
import '../ruled-table/ruled-table.css'
import styles from './spec-table.module.css'

type SpecTableProps = {
  /** The table's accessible name, as "Cifras: Vida útil". */
  caption: string
  rows: readonly SpecTableRow[]
}

/** Published figures in the style of a product page's table. */
export function SpecTable({ caption, rows }: SpecTableProps) {
  const groups = [...Map.groupBy(rows, ({ property }) => property)].map(([property, own]) => ({
    property,
    rows: own,
  }))
  return (
    <div className={styles.frame}>
      <PropertyTable caption={caption} groups={groups} hasColumn={isConverted(groups)} />
    </div>
  )
}

type PropertyTableProps = {
  caption: string
  groups: readonly SpecGroup[]
  hasColumn: boolean
}

/** Each property once, with its figures in both systems; folds by the width of the nearest container. */
export function PropertyTable({ caption, groups, hasColumn }: PropertyTableProps) {
  const hasConditions = groups.some(({ rows }) => rows.some(({ condition }) => condition))
  return (
    <table className={`ruled-table ${styles.properties}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Propiedad</th>
          {hasConditions && <th scope="col">Condición</th>}
          <th scope="col" className={styles.si}>
            {hasColumn ? 'SI' : 'Valor'}
          </th>
          {hasColumn && (
            <th scope="col" className={styles.imperial}>
              Imperial
            </th>
          )}
        </tr>
      </thead>
      {groups.map(({ property, rows }) => (
        <tbody key={property}>
          {rows.map(({ si, imperial, condition, mark }, at) => (
            <tr key={`${condition ?? ''} ${si.text}`}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  {property}
                </th>
              )}
              {hasConditions && <td className={styles.condition}>{condition}</td>}
              <td className={styles.si}>
                <FigureText figure={si} />
                {mark !== undefined && <sup>({mark})</sup>}
                {!hasColumn && imperial && (
                  <span className={styles.aside}>
                    {' '}
                    (<FigureText figure={imperial} />)
                  </span>
                )}
              </td>
              {hasColumn && (
                <td className={styles.imperial}>
                  {imperial ? (
                    <FigureText figure={imperial} />
                  ) : (
                    // The same in both; on a telephone it stands right above.
                    <span className="only-from-tablet">
                      <FigureText figure={si} />
                    </span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
