import { capitalised } from '#schema/letter-case.ts'
import type { CSSProperties } from 'react'
import type { Figure } from '#figures/present-specs.ts'
import type { SpecGroups, SpecMatrix } from '#figures/spec-groups.ts'
import { FigureText } from '../figure-text/figure-text.tsx'
import { Unpublished } from '../figure-text/unpublished.tsx'
import '../ruled-table/ruled-table.css'
import { PropertyTable } from '../spec-table/spec-table.tsx'
import styles from './specifications.module.css'

type SpecificationsProps = {
  /** The tables' accessible name, as "Especificaciones del 442C". */
  caption: string
  specs: SpecGroups
  notes: readonly string[]
}

/** A product's specifications: the buyer's choice as columns, the rest by property; the sources once, at the end. */
export function Specifications({ caption, specs, notes }: SpecificationsProps) {
  const { matrix, groups, hasColumn, hasComputed, sources } = specs
  return (
    <div className={styles.specs}>
      {matrix && <ChoiceTable caption={`${caption} por ${matrix.choice}`} matrix={matrix} />}
      {groups.length > 0 && <PropertyTable {...{ caption, groups, hasColumn }} />}
      <div className={styles.notes}>
        {sources.length > 0 && (
          <p>
            {sources.length === 1 ? 'Fuente: ' : 'Fuentes: '}
            {sources.map((source, at) => (
              <span key={source}>
                {at > 0 && (
                  <>
                    {'; '}
                    <sup>({at + 1})</sup>{' '}
                  </>
                )}
                {source}
              </span>
            ))}
            .
          </p>
        )}
        {hasComputed && (
          <p>≈ convertido por nosotros; los límites, redondeados hacia el lado seguro.</p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  )
}

/** A choice's versions as columns; a telephone shows the chosen system of units only. */
function ChoiceTable({ caption, matrix }: { caption: string; matrix: SpecMatrix }) {
  const { choice, versions, rows } = matrix
  const isConverted = rows.some(({ cells }) => cells.some((cell) => cell?.imperial))
  return (
    <table
      className={`ruled-table ${styles.choice}`}
      style={{ '--versions': versions.length } as CSSProperties}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{capitalised(choice)}</th>
          {versions.map(({ name, detail }) => (
            <th key={`${name} ${detail ?? ''}`} scope="col">
              {name} {detail !== undefined && <small>{detail}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-system={isConverted ? 'si' : undefined}>
        {rows.map((row) => (
          <ChoiceRow key={row.property} row={row} system="si" />
        ))}
      </tbody>
      {isConverted && (
        <tbody data-system="imperial">
          <tr className={styles.system}>
            <th scope="rowgroup" colSpan={versions.length + 1}>
              Imperial
            </th>
          </tr>
          {rows.map((row) => (
            <ChoiceRow key={row.property} row={row} system="imperial" />
          ))}
        </tbody>
      )}
    </table>
  )
}

/** A figure whose unit takes a line of its own where a column is too narrow for both. */
function ApartFigure({ figure }: { figure: Figure }) {
  const [, number = '', unit] = /^(.*?)(?:\u00a0([^\s\d]+))?$/u.exec(figure.text) ?? []
  return (
    <>
      <FigureText figure={{ ...figure, text: number }} />
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </>
  )
}

type ChoiceRowProps = { row: SpecMatrix['rows'][number]; system: 'si' | 'imperial' }

function ChoiceRow({ row: { property, cells }, system }: ChoiceRowProps) {
  return (
    <tr>
      <th scope="row">{property}</th>
      {cells.map((cell, at) => {
        const figure = system === 'si' ? cell?.si : (cell?.imperial ?? cell?.si)
        return (
          <td key={at}>
            {figure ? <ApartFigure figure={figure} /> : <Unpublished />}{' '}
            {cell?.note !== undefined && <small>{cell.note}</small>}
          </td>
        )
      })}
    </tr>
  )
}
