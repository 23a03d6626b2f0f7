import type { ReactNode } from 'react'
import type { DocumentLink } from '#catalogue/show/document-link.ts'
import { LinkButton } from '../button/button.tsx'
import styles from './document-button.module.css'

type DocumentButtonProps = {
  document: DocumentLink
  /** primary: the main action; secondary: one among others; text: beside the main action. */
  kind?: 'primary' | 'secondary' | 'text'
  children: ReactNode
}

/** Downloads a PDF (spec 2) and states its size. */
export function DocumentButton({ document, kind = 'secondary', children }: DocumentButtonProps) {
  const { href, note } = document
  return (
    <LinkButton href={href} kind={kind} type="application/pdf" download="">
      <span>
        {children}
        {/* With its space, which goes where the size is not shown. */}
        <span className={styles.note}> ({note})</span>
      </span>
    </LinkButton>
  )
}
