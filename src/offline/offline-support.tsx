import { useEffect, useRef } from 'react'
import { useHasActed } from '#components/live/use-has-acted.ts'
import { whenIdle } from '#components/live/when-idle.ts'
import styles from './offline-support.module.css'

type OfflineSupportProps = { path: string }

/**
 * Keeps what is visited for when there is no signal, and says when there is none. Its code comes at a
 * new visitor's first sign, when the page has nothing else to do.
 */
export function OfflineSupport({ path }: OfflineSupportProps) {
  const notice = useRef<HTMLParagraphElement>(null)
  const hasActed = useHasActed()

  useEffect(() => {
    if (!import.meta.env.PROD) return
    // Who has the worker already is told at once when a new one takes over.
    if (!hasActed && !navigator.serviceWorker?.controller) return
    whenIdle(() => {
      // Where it cannot be had the site is as it was before.
      import('./start-worker.ts').then(({ arrive }) => arrive(path, notice.current)).catch(() => {})
    })
  }, [path, hasActed])

  return <p ref={notice} className={styles.notice} role="status" />
}
