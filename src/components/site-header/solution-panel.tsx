import type { MenuSolution } from '#views/menu.ts'
import { Link } from '../link/link.tsx'
import { ariaCurrent, currentState } from './current-page.ts'
import styles from './solution-panel.module.css'

type SolutionPanelProps = { solutions: readonly MenuSolution[]; currentPath: string }

/** The solutions with pictures and short texts; in a narrow window the names only. */
export function SolutionPanel({ solutions, currentPath }: SolutionPanelProps) {
  return (
    <ul className={`bare-list container ${styles.solutions}`}>
      {solutions.map(({ label, href, line, picture }) => (
        <li key={href}>
          <Link
            className={styles.solution}
            href={href}
            aria-current={ariaCurrent(currentState(href, currentPath))}
          >
            {picture !== undefined && (
              <img src={picture} alt="" width="88" height="66" loading="lazy" />
            )}
            <b>{label}</b>
            {line !== undefined && <span className={styles.line}>{line}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
