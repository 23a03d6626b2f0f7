import { useId } from 'react'
import { counted } from '#catalogue/labels.ts'
import { ListFrame } from '#components/product-list/list-frame.tsx'
import { ROW_GROUP } from '#components/product-list/table-roles.ts'
import { ProductRow } from '#components/product-row/product-row.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { Link } from '#components/link/link.tsx'
import type { ProductRecord } from '#views/product-data.ts'
import { IN_WORDS } from '../result-rows.tsx'
import { matchingLine } from '../search/mark-words.ts'
import type { SearchHit } from '../search/search-hit.ts'
import type { AnswerList } from './answer-list.ts'
import styles from './search-results.module.css'

/** The number of neighbours shown, few enough that the next section stays in view. */
const NEIGHBOURS = 4

type MentionsProps = {
  label: string
  hits: readonly SearchHit[]
  stems: ReadonlySet<string>
  products: readonly ProductRecord[]
}

/** The products that mention the asked one, each with the line that mentions it. */
export function Mentions({ label, hits, stems, products }: MentionsProps) {
  const id = useId()
  const lines = hits.flatMap(({ entry }) => {
    const product = products.find((one) => one.id === entry.id)
    const line = matchingLine(entry, stems)
    return product && line ? [{ product, line }] : []
  })
  if (lines.length === 0) return null
  // Products that name it among their applications are used with it; others only mention it.
  const goesWith = lines.every(({ line }) => line.kind === 'application')
  const heading = goesWith ? `Van con el ${label}` : 'Otros productos que lo mencionan'
  return (
    <section aria-labelledby={id} className={styles.group}>
      <SectionHeading id={id} level={3}>
        {heading}
      </SectionHeading>
      <ListFrame label={`${heading}, en filas`} columns={[IN_WORDS]}>
        <tbody {...ROW_GROUP}>
          {lines.map(({ product, line }) => (
            <ProductRow
              key={product.id}
              product={{ ...product, figures: [{ si: { text: line.text, computed: false } }] }}
              columns={[IN_WORDS]}
            />
          ))}
        </tbody>
      </ListFrame>
    </section>
  )
}

type NeighboursProps = { list: AnswerList; without: ReadonlySet<string | undefined> }

/** The most similar products of its list, on the same axes; columns of mostly dashes are left out. */
export function Neighbours({ list, without }: NeighboursProps) {
  const id = useId()
  const others = list.products.filter((one) => !without.has(one.id)).slice(0, NEIGHBOURS)
  const [first] = others
  if (!first) return null
  const isShown = list.columns.map(
    (_, at) => others.filter(({ figures }) => figures[at]).length * 2 >= others.length,
  )
  const kept = <Value,>(values: readonly Value[]) => values.filter((_, at) => isShown[at])
  return (
    <section aria-labelledby={id} className={styles.group}>
      <SectionHeading
        id={id}
        level={3}
        aside={
          <Link href={list.href}>
            {first.place}, {counted(list.products.length, 'producto')}
          </Link>
        }
      >
        De su misma lista
      </SectionHeading>
      <ListFrame label="De su misma lista, en filas" columns={kept(list.columns)}>
        <tbody {...ROW_GROUP}>
          {others.map((product) => (
            <ProductRow
              key={product.id}
              product={{ ...product, figures: kept(product.figures) }}
              columns={kept(list.columns)}
            />
          ))}
        </tbody>
      </ListFrame>
    </section>
  )
}
