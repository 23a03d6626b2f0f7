import { isPlainClick } from '../link/follow-link.ts'
import { Link } from '../link/link.tsx'
import { backAction } from './back-action.ts'
import styles from './back-link.module.css'

type BackLinkProps = {
  parentHref: string
  /** The parent page's name, as in "Sellos mecánicos". */
  parentLabel: string
}

/** "Volver" (spec 2): one step back within the site; otherwise, and without a script, one level up. */
export function BackLink({ parentHref, parentLabel }: BackLinkProps) {
  return (
    <Link
      className={styles.link}
      data-back
      href={parentHref}
      onClick={(event) => {
        if (!isPlainClick(event) || arrivalAction() === 'parent') return
        event.preventDefault()
        history.back()
      }}
    >
      <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12.5 5l-5 5 5 5" />
      </svg>
      <span>
        Volver<span className={styles.parent}> a {parentLabel}</span>
      </span>
    </Link>
  )
}

/** The router numbers its steps in the state of the history. */
function arrivalAction() {
  const state: unknown = history.state
  const step = state && typeof state === 'object' && 'idx' in state ? state.idx : undefined
  return backAction({
    canGoBack: 'navigation' in window ? window.navigation.canGoBack : undefined,
    stepsInDocument: typeof step === 'number' ? step : 0,
    historyLength: history.length,
    referrer: document.referrer,
    origin: location.origin,
  })
}
