import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { ProductMatches } from '../products/product-matches.tsx'
import styles from './comparison.module.css'

const SIBLINGS_MOST = 3

/** What the list of a lone product holds besides it, to be set beside it at a touch. */
export function Siblings({
  of: [own],
  all,
  onPick,
}: {
  of: readonly ProductRecord[]
  all: readonly ProductRecord[]
  onPick: (id: string) => void
}) {
  const listOf = ({ href }: ProductRecord) => href.slice(0, href.lastIndexOf('/'))
  const siblings = own
    ? all
        .filter((one) => one !== own && listOf(one) === listOf(own))
        .toSorted((a, b) => likeness(b, own) - likeness(a, own))
    : []
  if (siblings.length === 0) return null
  return (
    <p className={styles.siblings}>
      Compáralo con:{' '}
      {siblings.slice(0, SIBLINGS_MOST).map(({ id, label, fullName }) => (
        <Button key={id} kind="secondary" onClick={() => onPick(id)} title={fullName}>
          {label}
        </Button>
      ))}
    </p>
  )
}

/** How much of what two products are chosen by (machines, services, arrangement …) is the same, from 0 to 1. */
function likeness(one: ProductRecord, other: ProductRecord): number {
  const chosenBy = ({ choices }: ProductRecord) =>
    Object.entries(choices).flatMap(([kind, said]) => Object.keys(said).map((id) => kind + id))
  const [ours, theirs] = [new Set(chosenBy(one)), new Set(chosenBy(other))]
  const all = new Set([...ours, ...theirs])
  return all.size === 0 ? 0 : [...ours].filter((id) => theirs.has(id)).length / all.size
}

/** Finds a product for the comparison: its row's tick puts it in, as in every list. */
export function ProductPicker({
  data,
  words,
  onSearch,
}: {
  /** Until they are there, what is typed waits. */
  data: Pick<ProductData, 'products' | 'columns'> | undefined
  words: string
  onSearch: (words: string) => void
}) {
  return (
    <search className={styles.picker}>
      <Field label="Agregar un producto" hint="Escribe su código o su nombre y marca Comparar">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
      {data && <ProductMatches data={data} words={words} />}
    </search>
  )
}
