import type { ComponentProps } from 'react'
import { linkKind } from '#catalogue/link-kind.ts'
import styles from './link.module.css'

type LinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  href: string
}

/**
 * The link to any address, for components that do not know its kind. External links and files open in a new tab and say so (spec 7); downloads are downloaded.
 * A link to a fragment scrolls smoothly with a script (islands/page-links.ts).
 */
export function Link({ href, children, ...attributes }: LinkProps) {
  const kind = linkKind(href)
  if ((kind !== 'file' && kind !== 'external') || attributes.download !== undefined) {
    return (
      <a {...attributes} href={href}>
        {children}
      </a>
    )
  }
  return (
    <a {...attributes} href={href} target="_blank" rel="noopener">
      {children}
      <span className={styles.outside}>
        <svg
          className={styles.sign}
          viewBox="0 0 12 12"
          role="img"
          aria-label="(abre en pestaña nueva)"
        >
          <path d="M3.5 1.5h7v7M10.5 1.5l-9 9" />
        </svg>
      </span>
    </a>
  )
}
