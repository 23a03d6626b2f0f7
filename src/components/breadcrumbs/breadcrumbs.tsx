import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** From the home page down to this page's parent. */
  trail: readonly { label: string; href: string }[]
  /** This page. */
  current: string
  /** Items at the end of the same line, among them "Volver". */
  children: ReactNode
}

/** The page's breadcrumbs; a narrow screen shows "Volver" instead. */
export function Breadcrumbs({ trail, current, children }: BreadcrumbsProps) {
  return (
    <div className={styles.line}>
      <nav className={styles.nav} aria-label="Ruta de navegación">
        <ol className="bare-list wraps">
          {trail.map(({ label, href }) => (
            <li key={href} className={styles.step}>
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            </li>
          ))}
          <li className={styles.step} aria-current="page" data-here>
            {current}
          </li>
        </ol>
      </nav>
      {children}
    </div>
  )
}
