import styles from './offline-support.module.css'

/** Says when there is no signal, and starts the worker that keeps visited pages (offline-support.element.ts). */
export function OfflineSupport() {
  return <offline-support data-wake="idle" role="status" class={styles.notice} />
}
