import { splitLimitWord, type Figure } from '#figures/present-specs.ts'
import styles from './figure-text.module.css'

type FigureTextProps = {
  figure: Figure
  /** That of its column: set light, for its head says it too. */
  unit?: string | undefined
}

/** So many signs stay on one line: a range breaks in no column. */
const UNBROKEN = 14

/** So many signs need a narrower letter to stay on the line of a row's column, and so many a smaller one. */
const LONG = 12
const LONGEST = 14

function unbroken(number: string): string {
  return number.length <= UNBROKEN && /^[−±]?\d/.test(number)
    ? number.replaceAll(' ', '\u00a0')
    : number
}

/** Its word is set light and narrow, as four signs of the number. */
function longness({
  word,
  number,
  isComputed,
}: {
  word: string
  number: string
  isComputed: boolean
}) {
  const signs = number.length + (word === '' ? 0 : 4) + (isComputed ? 2 : 0)
  if (signs < LONG) return undefined
  return signs < LONGEST ? '' : 'most'
}

/**
 * A figure; a computed one carries "≈" and says so to a screen reader.
 */
export function FigureText({ figure: { text, computed }, unit }: FigureTextProps) {
  const tail = `\u00a0${unit?.replaceAll(' ', '\u00a0')}`
  const amount = unit !== undefined && text.endsWith(tail) ? text.slice(0, -tail.length) : undefined
  const [word, number] = splitLimitWord(amount ?? text)
  const long = longness({ word, number, isComputed: computed })
  return (
    <>
      {word !== '' && (
        <span className={styles.word} data-long={long}>
          {word}
        </span>
      )}
      {computed && (
        <>
          <span aria-hidden="true" data-long={long}>
            {'≈\u00a0'}
          </span>
          <span className="visually-hidden">aproximadamente </span>
        </>
      )}
      {unbroken(number)}
      {amount !== undefined && <span className={styles.unit}>{tail}</span>}
    </>
  )
}
