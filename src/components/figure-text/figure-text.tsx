import { LONGEST_UNIT } from '#figures/units.ts'
import { splitLimitWord, type Figure } from '#figures/present-specs.ts'
import styles from './figure-text.module.css'

type FigureTextProps = {
  figure: Figure
  /** That of its column: set light, for its head says it too. */
  unit?: string | undefined
}

/** A unit that is not the column's: turns a minute among metres a second, which no head says. */
const OTHER_UNIT = /(?<=\d)\u00a0[^\s\d)]+$/

/** So many signs need a narrower letter to stay on the line of a row's column. */
const LONG = 12

/** A range keeps to its line; a long one may break, before its second figure's "a" and nowhere else. */
function bound(number: string, isLong = false): string {
  const isFigure = /^[−±]?\d/.test(number)
  return isFigure ? number.replaceAll(isLong ? /(?<= a) /g : / /g, '\u00a0') : number
}

/**
 * A figure; a computed one carries "≈" and says so to a screen reader.
 */
export function FigureText({ figure: { text, computed }, unit }: FigureTextProps) {
  const tail = `\u00a0${unit?.replaceAll(' ', '\u00a0')}`
  const own =
    unit === undefined ? '' : text.endsWith(tail) ? tail : (OTHER_UNIT.exec(text)?.[0] ?? '')
  const [word, number] = splitLimitWord(text.slice(0, text.length - own.length))
  const isLong =
    // Its word is set light and narrow, as four signs of the number; a unit that is a word its column's name says, too.
    (unit !== undefined && unit.length > LONGEST_UNIT) ||
    number.length + (word === '' ? 0 : 4) + (computed ? 2 : 0) >= LONG ||
    undefined
  return (
    <>
      {word !== '' && (
        <span className={styles.word} data-long={isLong}>
          {word}
        </span>
      )}
      {computed && (
        <>
          <span aria-hidden="true" data-long={isLong}>
            {'≈\u00a0'}
          </span>
          <span className="visually-hidden">aproximadamente </span>
        </>
      )}
      {bound(number, isLong)}
      {own === tail && <span className={styles.unit}>{own}</span>}
      {own !== '' && own !== tail && (
        <span className={styles.word} data-long>
          {own}
        </span>
      )}
    </>
  )
}
