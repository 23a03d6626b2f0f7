import { useEffect, useRef } from 'react'
import { whenIdle } from '#components/live/when-idle.ts'
import styles from './offline-support.module.css'

type OfflineSupportProps = { path: string }

/**
 * Keeps what is visited for when there is no signal, and says when there is none. Its code comes
 * when the page has nothing else to do.
 */
export function OfflineSupport({ path }: OfflineSupportProps) {
  const notice = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (!import.meta.env.PROD) return
    whenIdle(() => {
      // Where it cannot be had the site is as it was before.
      import('./start-worker.ts').then(({ arrive }) => arrive(path, notice.current)).catch(() => {})
    })
  }, [path])

  return <p ref={notice} className={styles.notice} role="status" />
}
