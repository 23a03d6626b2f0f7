import type { Figure } from '#figures/present-specs.ts'
import styles from './figure-text.module.css'

type FigureTextProps = { figure: Figure }

/**
 * A figure; a computed one carries "≈" and says so to a screen reader. The word of a limit gives way where
 * the head of a column says it.
 */
export function FigureText({ figure: { text, computed, limit } }: FigureTextProps) {
  const whole = (
    <>
      {limit !== undefined && <span className={styles.limit}>{limit} </span>}
      {text}
    </>
  )
  if (!computed) return whole
  return (
    <>
      <span aria-hidden="true">≈ </span>
      <span className="visually-hidden">aproximadamente </span>
      {whole}
    </>
  )
}
