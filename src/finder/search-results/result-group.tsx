import { useId, useState } from 'react'
import { counted } from '#catalogue/labels.ts'
import { placeName, type Place } from '../search/search-data.ts'
import type { SearchHit } from '../search/search-site.ts'
import type { ProductData } from '#views/product-data.ts'
import { Button } from '#components/button/button.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { ResultRows, ROWS_AT_FIRST } from '../result-rows.tsx'
import { ResultItem } from './result-item.tsx'
import styles from './search-results.module.css'

type ResultGroupProps = {
  heading: string
  note?: string
  hits: readonly SearchHit[]
  places: readonly Place[]
  stems: ReadonlySet<string>
  /** The rows of products; where they cannot be had, products stand as everything else does. */
  rows: ProductData | undefined
  /** Until they are there, their place is kept. */
  areRowsComing: boolean
  /** The kind of machine that is asked for: its figures are shown. */
  machine: string | undefined
  /** The first: it bears the switch of the units. */
  isLeading?: boolean
  /** Its heading is only heard: what it holds is seen. */
  isHeard?: boolean
}

/** Of all but products, so that the groups that follow are seen. */
const ITEMS_AT_FIRST = 4

/** The results of one kind; nothing where there are none. */
export function ResultGroup(props: ResultGroupProps) {
  const {
    heading,
    note,
    hits,
    places,
    stems,
    rows,
    areRowsComing,
    machine,
    isLeading = false,
    isHeard = false,
  } = props
  const [isWhole, setWhole] = useState(false)
  const headingId = useId()
  if (hits.length === 0) return null
  const atFirst = hits[0]?.entry.kind === 'product' ? ROWS_AT_FIRST : ITEMS_AT_FIRST
  const shown = isWhole ? hits : hits.slice(0, atFirst)
  const found = shown.flatMap(({ entry, limits }) => {
    const product = rows?.products.find(({ id }) => id === entry.id)
    return product ? [{ product, limits }] : []
  })
  const inRows = new Set(found.map(({ product }) => product.id))
  const others = shown.filter(({ entry: { id } }) => id === undefined || !inRows.has(id))
  const isWaiting = areRowsComing && others.some(({ entry: { id } }) => id !== undefined)
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      {isHeard ? (
        <h3 id={headingId} className="visually-hidden">
          {heading}
        </h3>
      ) : (
        <SectionHeading id={headingId} level={3} aside={<span>{hits.length}</span>}>
          {heading}
        </SectionHeading>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {rows && found.length > 0 && (
        <ResultRows
          label={`${heading}, en filas`}
          columns={rows.columns}
          found={found}
          machine={machine}
          {...(isLeading && {
            head: (
              <>
                {isHeard && <strong>{counted(hits.length, 'producto')}</strong>}
                <UnitSwitch />
              </>
            ),
          })}
        />
      )}
      {isWaiting && <div className="fills-window" aria-busy />}
      {others.length > 0 && !isWaiting && (
        <ul className={`bare-list ${styles.hits}`}>
          {others.map((hit) => (
            <ResultItem
              key={hit.entry.href + hit.entry.title}
              hit={hit}
              place={placeName(places[hit.entry.place ?? -1])}
              stems={stems}
            />
          ))}
        </ul>
      )}
      {shown.length < hits.length && (
        <Button kind={inRows.size > 0 ? 'secondary' : 'text'} onClick={() => setWhole(true)}>
          Ver los {hits.length}
        </Button>
      )}
    </section>
  )
}
