import { useEffect, useRef } from 'react'
import { useHasActed } from '#startup/use-has-acted.ts'
import { whenIdle } from '#startup/when-idle.ts'
import styles from './offline-support.module.css'

type OfflineSupportProps = { path: string }

/**
 * Starts the service worker, which caches visited pages, and says when there is no signal. Its code is loaded after
 * a new visitor's first interaction, when the browser is idle.
 */
export function OfflineSupport({ path }: OfflineSupportProps) {
  const notice = useRef<HTMLParagraphElement>(null)
  const hasActed = useHasActed()

  useEffect(() => {
    if (!import.meta.env.PROD) return
    // A visitor who has the worker already needs this at once, to notice when a new one takes over.
    if (!hasActed && !navigator.serviceWorker?.controller) return
    whenIdle(() => {
      // If it cannot be loaded, the site works without it.
      import('./start-worker.ts').then(({ arrive }) => arrive(path, notice.current)).catch(() => {})
    })
  }, [path, hasActed])

  return <p ref={notice} className={styles.notice} role="status" />
}
