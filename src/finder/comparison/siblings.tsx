import type { ProductRecord } from '#views/product-data.ts'
import { rowDrawingPath } from '#catalogue/paths.ts'
import { Button } from '#components/button/button.tsx'
import styles from './comparison.module.css'

const SIBLINGS_MOST = 3

type SiblingsProps = {
  of: ProductRecord
  all: readonly ProductRecord[]
  onPick: (id: string) => void
}

/** The products of a lone product's list that are most like it, to be set beside it at a touch. */
export function Siblings({ of: own, all, onPick }: SiblingsProps) {
  const listOf = ({ href }: ProductRecord) => href.slice(0, href.lastIndexOf('/'))
  const siblings = all
    .filter((one) => one !== own && listOf(one) === listOf(own))
    .toSorted((a, b) => likeness(b, own) - likeness(a, own))
  if (siblings.length === 0) return null
  return (
    <p className={styles.siblings}>
      Compáralo con:{' '}
      {siblings.slice(0, SIBLINGS_MOST).map(({ id, label, fullName }) => (
        <Button key={id} kind="secondary" onClick={() => onPick(id)}>
          <img src={rowDrawingPath(id)} width={96} height={72} alt="" loading="lazy" />
          <span>
            {label} {fullName !== label && <small>{fullName}</small>}
          </span>
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
