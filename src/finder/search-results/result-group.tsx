import { useId, useState } from 'react'
import { counted } from '#catalogue/labels.ts'
import { placeName, type Place, type TextKind } from '../search/search-data.ts'
import type { SearchHit } from '../search/search-hit.ts'
import type { ProductData } from '#views/product-data.ts'
import { LegendButton, ScaleLegend } from '#components/product-list/scale-legend.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import type { Criteria } from '../selector/criteria.ts'
import { notedVersion, versionNamed, type NamedVersion } from '../products/named-versions.ts'
import { RestButton, ResultRows, ROWS_AT_FIRST } from '../result-rows.tsx'
import styles from './search-results.module.css'
import { FACETS } from '#figures/facets.ts'
import { limitWords } from '#figures/limit-words.ts'
import { cardDrawingPath, dataSheetPath } from '#catalogue/paths.ts'
import { matchingLine } from '../search/mark-words.ts'
import { Link } from '#components/link/link.tsx'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { MarkedWords } from './marked-words.tsx'

type ResultItemProps = { hit: SearchHit; place: string | undefined; stems: ReadonlySet<string> }

const TEXT_NAMES: Readonly<Record<TextKind, string>> = {
  application: 'Aplicación',
  feature: 'Característica',
  material: 'Material',
  standard: 'Norma',
  heading: 'En la página',
}

/** One result: its title, the reason why it matched, and its data sheet. */
function ResultItem({ hit, place, stems }: ResultItemProps) {
  const { entry, limits } = hit
  const system = useUnitSystem()
  const { id, href, title, code, line } = entry
  const reason = matchingLine(entry, stems)
  const name = (
    <>
      {code !== undefined && <span className={styles.code}>{code} </span>}
      <MarkedWords text={title} stems={stems} />
    </>
  )
  return (
    <li className={styles.hit}>
      {id !== undefined && (
        <img
          src={cardDrawingPath(id)}
          alt=""
          width="112"
          height="84"
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <h4>
          <Link href={href}>{name}</Link>
        </h4>
        <p>
          <MarkedWords text={line} stems={stems} />
        </p>
        {reason && (
          <p className={styles.reason}>
            {TEXT_NAMES[reason.kind]}: <MarkedWords text={reason.text} stems={stems} />
          </p>
        )}
        {limits.map((limit) => (
          <p key={limit.kind} className={styles.reason}>
            {FACETS[limit.asked.facet].name}: {limitWords(limit, system)}
          </p>
        ))}
        <p className={styles.links}>
          {place !== undefined && <span>{place}</span>}
          {id !== undefined && (
            <Link href={dataSheetPath(id)}>
              Ficha<span className="visually-hidden"> de {code ?? title}</span> (PDF)
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}

type ResultGroupProps = {
  heading: string
  note?: string
  hits: readonly SearchHit[]
  places: readonly Place[]
  stems: ReadonlySet<string>
  /** The data for product rows; without it, products are shown like other results. */
  rows: ProductData | undefined
  /** What is asked besides figures: those of the machine are shown. */
  choices: Criteria['choices']
  /** The compounds and versions named in the query. */
  named: readonly NamedVersion[] | undefined
  /** Whether it is the first group, which has the switch of the units. */
  isLeading?: boolean
  /** Whether the heading is for screen readers only. */
  isHeard?: boolean
}

/** Results other than products shown at first, few enough to keep the next groups in view. */
const ITEMS_AT_FIRST = 4

/** Products are counted with the noun, since a bare number at the end of a wide line is unclear. */
function countOf(hits: readonly SearchHit[]): string {
  return hits[0]?.entry.kind === 'product' ? counted(hits.length, 'producto') : `${hits.length}`
}

/** The results of one kind; absent if there are none. */
export function ResultGroup(props: ResultGroupProps) {
  const {
    heading,
    note,
    hits,
    places,
    stems,
    rows,
    choices,
    named,
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
    if (!product) return []
    const asked = { version: versionNamed(product, named), note: notedVersion(product, named) }
    return [{ product, limits, ...asked }]
  })
  // Columns without any figure are left out.
  const facets = rows?.columns.flatMap(({ id }, at) =>
    found.some(
      ({ product, limits }) => product.figures[at] ?? limits.some(({ kind }) => kind === id),
    )
      ? id
      : [],
  )
  const inRows = new Set(found.map(({ product }) => product.id))
  const others = shown.filter(({ entry: { id } }) => id === undefined || !inRows.has(id))
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      {isHeard ? (
        <h3 id={headingId} className="visually-hidden">
          {heading}
        </h3>
      ) : (
        <SectionHeading id={headingId} level={3} aside={<span>{countOf(hits)}</span>}>
          {heading}
        </SectionHeading>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {rows && found.length > 0 && (
        <ResultRows
          label={`${heading}, en filas`}
          columns={rows.columns}
          found={found}
          choices={choices}
          {...(facets && { facets })}
          {...(isLeading && {
            head: (
              <>
                {isHeard && <strong>{counted(hits.length, 'producto')}</strong>}
                <UnitSwitch />
                <LegendButton />
              </>
            ),
          })}
        />
      )}
      {isLeading && rows && found.length > 0 && <ScaleLegend />}
      {others.length > 0 && (
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
        <RestButton
          count={hits.length}
          kind={inRows.size > 0 ? 'secondary' : 'text'}
          onPress={() => setWhole(true)}
        />
      )}
    </section>
  )
}
