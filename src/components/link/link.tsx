import type { ComponentProps } from 'react'
import { Link as PageLink } from 'react-router'
import { linkKind } from '#catalogue/link-kind.ts'
import { isPlainClick, jumpTo } from './follow-link.ts'
import styles from './link.module.css'

type LinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  href: string
}

/**
 * Every link of the components. External links and files open in a new tab and say so (spec 7). A link to a
 * fragment scrolls smoothly (spec 2); without a script it is an ordinary fragment.
 */
export function Link({ href, children, onClick, ...attributes }: LinkProps) {
  switch (linkKind(href)) {
    case 'file':
    case 'external':
      return (
        <a {...attributes} href={href} onClick={onClick} target="_blank" rel="noopener">
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
    case 'fragment':
      return (
        <a
          {...attributes}
          href={href}
          onClick={(event) => {
            onClick?.(event)
            if (isPlainClick(event) && jumpTo(href.slice(1), 'smooth')) event.preventDefault()
          }}
        >
          {children}
        </a>
      )
    case 'page':
      return (
        <PageLink {...attributes} to={href} onClick={onClick}>
          {children}
        </PageLink>
      )
    case 'contact':
      return (
        <a {...attributes} href={href} onClick={onClick}>
          {children}
        </a>
      )
  }
}
