import type { ReactNode } from 'react'
import styles from './sidebar.module.css'

type SidebarProps = {
  title: string
  /** The explanation: paragraphs. */
  children: ReactNode
  picture: ReactNode
}

/** An explanation beside the cards; on a narrow screen above them, folded after four lines. */
export function Sidebar({ title, children, picture }: SidebarProps) {
  return (
    <section className={styles.sidebar} aria-label={title} data-pictured={picture ? '' : undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.text}>
        <summary className={styles.more}>Leer la explicación</summary>
        <div className="prose">{children}</div>
      </details>
    </section>
  )
}
