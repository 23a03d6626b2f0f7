import { Link } from '../link/link.tsx'
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
    /** The address of a drawing that shows it. */
    picture?: string
  }[]
}

/** The terms of a letter, each beside its definition; each is a place that pages lead to. */
export function GlossaryList({ id, letter, entries }: GlossaryListProps) {
  return (
    <section className={styles.letter} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {letter}
      </h2>
      <dl className={styles.list}>
        {entries.map(({ id: termId, term, definition, offeredIn, picture }) => (
          <div key={termId} id={termId}>
            <dt>{term}</dt>
            <dd className={styles.definition}>{definition}</dd>
            {offeredIn.length > 0 && (
              <dd className={styles.places}>
                {offeredIn.map(({ label, href }) => (
                  <Link key={href} href={href}>
                    {label}
                  </Link>
                ))}
              </dd>
            )}
            {picture !== undefined && (
              <dd className={styles.picture}>
                <img src={picture} alt="" width={96} height={72} loading="lazy" decoding="async" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
