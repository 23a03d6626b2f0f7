import { useEffect, useRef } from 'react'
import type { Measures } from '#catalogue/show/measures.ts'
import { measuredChoice, optionText } from '#catalogue/show/measured-choice.ts'
import { island, type Slots } from '#islands/island.tsx'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { InBoth } from '../data-table/in-both.tsx'
import { chooseOption, useChosenOption } from './chosen-option.ts'
import '../ruled-table/ruled-table.css'
import styles from './measures.module.css'

type MeasuresTableProps = {
  /** The product's id. */
  id: string
  measures: Measures
  /** The letters that are diameters. */
  diameters: readonly string[]
  /** `svg`: the drawing with the letters. */
  slots: Slots
}

/**
 * The drawing with the letters of its table. Choosing a size replaces the letters by its figures, highlights its row,
 * and is kept in the address, the list and the print.
 */
function MeasuresTable({ id, measures, diameters, slots }: MeasuresTableProps) {
  const drawing = useRef<HTMLDivElement>(null)
  const choice = measuredChoice(measures)
  const chosen = useChosenOption(choice)
  const system = useUnitSystem()
  const { caption, letters, sizes, note, source, sizeName, unit } = measures
  const at = choice.options.findIndex(({ value }) => value === chosen)
  const size = sizes[at]
  const option = choice.options[at]
  // The size itself is the first letter's figure, unless the table has a column for it.
  const isOwn = !letters.some(({ label }) => label === sizeName)

  useEffect(() => {
    for (const [index, { letter }] of letters.entries()) {
      const label = drawing.current?.querySelector(`[data-letter="${letter}"]`)
      const text = label?.querySelector('text')
      label?.toggleAttribute('data-figure', size !== undefined)
      if (text) text.textContent = size?.[system][index] ?? letter
    }
  }, [letters, size, system])

  return (
    <div className={styles.measures}>
      <div className={styles.drawing} ref={drawing}>
        {slots['svg']}
        <p>
          Esquema sin escala
          {diameters.length > 0 && `; ${LIST.format(diameters)} son diámetros`}.
        </p>
        <p className={styles.key} aria-hidden="true">
          {letters
            .filter(({ letter, label }) => letter !== label)
            .map(({ letter, label }) => (
              <span key={letter}>
                <b>{letter}</b> {label}
              </span>
            ))}
        </p>
      </div>
      <div className={styles.sizes}>
        <div className="table-frame" tabIndex={0} role="group" aria-label={caption}>
          <table className={`ruled-table ${styles.table}`} data-numeric>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {isOwn && <th scope="col">{sizeName}</th>}
                {letters.map(({ letter, label }) => (
                  <th key={letter} scope="col">
                    <b>{letter}</b>
                    {label !== letter && <span> {label}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.map(({ key, si, imperial }, index) => {
                const isChosen = index === at
                const value = choice.options[index]?.value ?? ''
                return (
                  <tr key={key} data-chosen={isChosen || undefined}>
                    <th scope="row">
                      <button
                        type="button"
                        aria-pressed={isChosen}
                        onClick={() => chooseOption(id, choice, isChosen ? '' : value)}
                      >
                        {isOwn ? (
                          key
                        ) : (
                          <InBoth text={si[0]} other={`${key}\u00a0${unit.si} (${imperial[0]})`} />
                        )}
                      </button>
                    </th>
                    {letters.slice(isOwn ? 0 : 1).map(({ letter }, column) => {
                      const place = isOwn ? column : column + 1
                      return (
                        <td key={letter}>
                          <InBoth text={si[place]} other={imperial[place]} />
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        <p className={styles.note} role="status">
          {option && `${sizeName} ${optionText(choice, option)}: va con el producto en tu lista.`}
        </p>
        <p className={styles.note}>
          {note}
          {source !== undefined && ` Fuente: ${source}.`}
        </p>
      </div>
    </div>
  )
}

const LIST = new Intl.ListFormat('es')

export default island('measures', MeasuresTable)
