import styles from './legend.module.css'

type LegendProps = { entries: readonly { number: number; label: string }[] }

/** The parts of a drawing; the numbers are those of its balloons. */
export function Legend({ entries }: LegendProps) {
  return (
    <ol className={styles.legend}>
      {entries.map(({ number, label }) => (
        <li key={number} value={number}>
          {label}
        </li>
      ))}
    </ol>
  )
}
