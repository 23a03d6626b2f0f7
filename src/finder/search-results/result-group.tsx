import { useId, useState } from 'react'
import type { SearchHit } from '../search/search-site.ts'
import { Button } from '#components/button/button.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { ResultItem } from './result-item.tsx'
import styles from './search-results.module.css'

type ResultGroupProps = {
  heading: string
  note?: string
  hits: readonly SearchHit[]
  places: readonly string[]
  stems: ReadonlySet<string>
}

const SHOWN_AT_FIRST = 12

/** The results of one kind; nothing where there are none. */
export function ResultGroup({ heading, note, hits, places, stems }: ResultGroupProps) {
  const [isWhole, setWhole] = useState(false)
  const headingId = useId()
  if (hits.length === 0) return null
  const shown = isWhole ? hits : hits.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} level={3} aside={<span>{hits.length}</span>}>
        {heading}
      </SectionHeading>
      {note !== undefined && <p>{note}</p>}
      <ul className={`bare-list ${styles.hits}`}>
        {shown.map((hit) => (
          <ResultItem
            key={hit.entry.href}
            hit={hit}
            place={places[hit.entry.place ?? -1]}
            stems={stems}
          />
        ))}
      </ul>
      {shown.length < hits.length && (
        <Button kind="secondary" onClick={() => setWhole(true)}>
          Ver los {hits.length}
        </Button>
      )}
    </section>
  )
}
