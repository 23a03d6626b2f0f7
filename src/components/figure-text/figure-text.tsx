import type { Figure } from '#catalogue/present-specs.ts'
import styles from './figure-text.module.css'

type FigureTextProps = { figure: Figure }

/** A figure; a computed one carries "≈" and says so to a screen reader. */
export function FigureText({ figure: { text, computed } }: FigureTextProps) {
  if (!computed) return <>{text}</>
  return (
    <span className={styles.computed}>
      <span aria-hidden="true">≈ </span>
      <span className="visually-hidden">aproximadamente </span>
      {text}
    </span>
  )
}
