import { splitLimitWord, type Figure } from '#figures/present-specs.ts'
import styles from './figure-text.module.css'

type FigureTextProps = {
  figure: Figure
  /** That of its column: set light, for its head says it too. */
  unit?: string | undefined
}

/** So many signs stay on one line: a range breaks in no column. */
const UNBROKEN = 14

/** A range of so many signs behind its word needs a narrower letter to stay on the line of its row. */
const LONG = 8

function unbroken(number: string): string {
  return number.length <= UNBROKEN && /^[−±]?\d/.test(number)
    ? number.replaceAll(' ', '\u00a0')
    : number
}

/**
 * A figure; a computed one carries "≈" and says so to a screen reader.
 */
export function FigureText({ figure: { text, computed }, unit }: FigureTextProps) {
  const tail = `\u00a0${unit?.replaceAll(' ', '\u00a0')}`
  const amount = unit !== undefined && text.endsWith(tail) ? text.slice(0, -tail.length) : undefined
  const [word, number] = splitLimitWord(amount ?? text)
  return (
    <>
      {word !== '' && (
        <span className={styles.word} data-long={number.length >= LONG ? '' : undefined}>
          {word}
        </span>
      )}
      {computed && (
        <>
          <span aria-hidden="true">{'≈\u00a0'}</span>
          <span className="visually-hidden">aproximadamente </span>
        </>
      )}
      {unbroken(number)}
      {amount !== undefined && <span className={styles.unit}>{tail}</span>}
    </>
  )
}
