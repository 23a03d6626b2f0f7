import type { ReactNode } from 'react'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './about-section.module.css'

type AboutSectionProps = {
  heading: string
  children: ReactNode
  /** Shown beside the text; without it, the text is set in two columns. */
  aside?: ReactNode
}

/** The text about a list of products, below the list. */
export function AboutSection({ heading, children, aside }: AboutSectionProps) {
  return (
    <section className="section-tight" aria-labelledby="sobre">
      <SectionHeading id="sobre">{heading}</SectionHeading>
      <div className={aside ? styles.withAside : undefined}>
        <div className={aside ? 'prose' : styles.words}>{children}</div>
        {aside}
      </div>
    </section>
  )
}
