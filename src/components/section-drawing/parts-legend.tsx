import styles from './section-drawing.module.css'

type LegendProps = {
  entries: readonly { number: number; label: string }[]
  /** The part that the visitor points at in the drawing. */
  picked?: number | undefined
}

/** The parts of a drawing, with the numbers of its balloons. */
export function PartsLegend({ entries, picked }: LegendProps) {
  return (
    <ol className={styles.letterList}>
      {entries.map(({ number, label }) => (
        <li key={number} value={number} data-picked={number === picked || undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
