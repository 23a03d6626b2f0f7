import { useEffect } from 'react'
import { useHasSignal } from '#components/live/use-has-signal.ts'
import styles from './offline-support.module.css'
import { canKeepPages, startWorker, whenIdle } from './register-worker.ts'
import { tellVisit } from './tell-visit.ts'

type OfflineSupportProps = { path: string }

/** Keeps what is visited for when there is no signal, and says when there is none. */
export function OfflineSupport({ path }: OfflineSupportProps) {
  const hasSignal = useHasSignal()

  useEffect(() => {
    if (import.meta.env.PROD) whenIdle(startWorker)
  }, [])

  useEffect(() => {
    if (canKeepPages()) whenIdle(() => tellVisit(path))
  }, [path])

  return (
    <p className={styles.notice} role="status">
      {!hasSignal && 'Sin señal: puedes ver las páginas que están guardadas en este equipo.'}
    </p>
  )
}
