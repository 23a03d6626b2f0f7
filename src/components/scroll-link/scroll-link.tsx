import type { ReactNode } from 'react'
import { isPlainClick } from '../link/plain-click.ts'
import { jumpTo } from './jump-to.ts'

type ScrollLinkProps = { targetId: string; className?: string; children: ReactNode }

/** Scrolls smoothly to a part of this page (spec 2); without a script it is a fragment link. */
export function ScrollLink({ targetId, className, children }: ScrollLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={className}
      onClick={(event) => {
        if (isPlainClick(event) && jumpTo(targetId, 'smooth')) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
