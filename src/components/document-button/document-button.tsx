import type { ReactNode } from 'react'
import type { DocumentLink } from '#catalogue/show/document-link.ts'
import { LinkButton } from '../button/button.tsx'
import styles from './document-button.module.css'

type DocumentButtonProps = {
  document: DocumentLink
  /** primary: what the place is about; secondary: one offer among others; text: one beside what leads. */
  kind?: 'primary' | 'secondary' | 'text'
  children: ReactNode
}

/** Downloads a PDF (spec 2), and says how big it is. */
export function DocumentButton({ document, kind = 'secondary', children }: DocumentButtonProps) {
  const { href, note } = document
  return (
    <LinkButton href={href} kind={kind} type="application/pdf" download="">
      <span>
        {children} <span className={styles.note}>({note})</span>
      </span>
    </LinkButton>
  )
}
