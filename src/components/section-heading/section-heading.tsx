import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

type SectionHeadingProps = {
  /** For the section's `aria-labelledby` and for links to it. */
  id: string
  level?: 2 | 3
  children: ReactNode
  /** Shown at the end of the line: a counter, a carousel's controls. */
  aside?: ReactNode
}

/** A section's heading below a strong rule. */
export function SectionHeading({ id, level = 2, children, aside }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.heading}>
      <Heading id={id}>{children}</Heading>
      {aside}
    </div>
  )
}
