import { Link } from '../link/link.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './glossary-list.module.css'

type GlossaryListProps = {
  id: string
  letter: string
  entries: readonly {
    id: string
    term: string
    definition: string
    /** Pages where the term's subject is offered. */
    offeredIn: readonly { label: string; href: string }[]
  }[]
}

/** The terms of a letter with their definitions; each is a place that pages lead to. */
export function GlossaryList({ id, letter, entries }: GlossaryListProps) {
  return (
    <section className={styles.letter} aria-labelledby={id}>
      <SectionHeading id={id}>{letter}</SectionHeading>
      <dl className={styles.list}>
        {entries.map(({ id: termId, term, definition, offeredIn }) => (
          <div key={termId} id={termId}>
            <dt>{term}</dt>
            <dd>{definition}</dd>
            {offeredIn.map(({ label, href }) => (
              <dd key={href} className={styles.place}>
                <Link href={href}>{label}</Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
