import { LONG_FIGURE, LONGEST_UNIT, unitTail } from '#figures/units.ts'
import { splitLimitWord, type Figure } from '#figures/present-specs.ts'
import styles from './figure-text.module.css'

type FigureTextProps = {
  figure: Figure
  /** The column's unit: set light, since the heading has it too. */
  unit?: string | undefined
}

/** A unit that differs from the column's, as rpm among m/s. */
const OTHER_UNIT = /(?<=\d)\u00a0[^\s\d)]+$/

/** Keeps a range and its unit on one line; a long one may break before its "a" only. */
function bound(number: string, isLong: boolean | undefined): string {
  return isFigure(number)
    ? number.replaceAll(isLong ? /(?<= a) /g : /(?<=\d) | (?=[−±\d])/g, '\u00a0')
    : number
}

const isFigure = (text: string) => /^[−±]?\d/.test(text)

/** A figure; a computed one carries "≈", read out as "aproximadamente". */
export function FigureText({ figure: { text, computed }, unit }: FigureTextProps) {
  const tail = unitTail(unit ?? '')
  const own =
    unit === undefined ? '' : text.endsWith(tail) ? tail : (OTHER_UNIT.exec(text)?.[0] ?? '')
  const [word, number] = splitLimitWord(text.slice(0, text.length - own.length))
  const isLong =
    // Its words count as five characters; a unit longer than LONGEST_UNIT is a word that the column's name has too.
    (isFigure(number) &&
      ((unit !== undefined && unit.length > LONGEST_UNIT) ||
        number.length + (word === '' ? 0 : 5) + (computed ? 2 : 0) + own.length >= LONG_FIGURE)) ||
    undefined
  return (
    <>
      {(word !== '' || (isLong && unit)) && (
        <span className={styles.word} data-long={isLong}>
          {word}
        </span>
      )}
      {computed && (
        <>
          <span aria-hidden="true">{'≈\u00a0'}</span>
          <span className="visually-hidden">aproximadamente </span>
        </>
      )}
      {bound(number, isLong)}
      {own === tail && (
        <span className={own.length > LONGEST_UNIT + 1 ? 'visually-hidden' : styles.unit}>
          {own}
        </span>
      )}
      {own !== '' && own !== tail && (
        <span className={styles.word} data-long="unit">
          {own}
        </span>
      )}
    </>
  )
}
