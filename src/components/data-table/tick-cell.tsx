import styles from './tick-cell.module.css'

const TICKS = { Sí: true, No: false } as const

/** Whether a cell only says yes or no. */
export const isTick = (text: string): text is keyof typeof TICKS => text in TICKS

/** A cell that says yes or no shows it as a sign, so that a column is read at a glance; any other stands as it is. */
export function TickCell({ text }: { text: keyof typeof TICKS }) {
  return (
    <>
      {TICKS[text] ? (
        <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 8.5l3.5 4 7.5-9" />
        </svg>
      ) : (
        <span aria-hidden="true">–</span>
      )}
      <span className="visually-hidden">{text}</span>
    </>
  )
}
