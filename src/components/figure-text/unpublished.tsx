import styles from './figure-text.module.css'

/** In the place of a figure that nobody publishes: a dash to the eye, words to the ear. */
export function Unpublished() {
  return (
    <span className={styles.unpublished}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">sin dato publicado</span>
    </span>
  )
}
