import { Link } from '../link/link.tsx'
import styles from './part-jumps.module.css'

type PartJumpsProps = {
  label: string
  /** In the order in which they stand; their headings answer to the ids. */
  parts: readonly { id: string; title: string }[]
}

/** The parts of a page, in a line that stays in sight and marks the one being read (part-marks.element.ts). */
export function PartJumps({ label, parts }: PartJumpsProps) {
  return (
    <part-marks data-wake="sign">
      <nav className={styles.jumps} aria-label={label}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </part-marks>
  )
}
