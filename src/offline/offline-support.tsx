import { CONTACT_PATH, SEND_KEPT_PATH } from '#catalogue/paths.ts'
import styles from './offline-support.module.css'

/** Says when there is no signal, and starts the worker that keeps visited pages (offline-support.element.ts). */
export function OfflineSupport() {
  return (
    <offline-support
      data-wake="idle"
      data-form={CONTACT_PATH}
      data-send={SEND_KEPT_PATH}
      role="status"
      class={styles.notice}
    />
  )
}
