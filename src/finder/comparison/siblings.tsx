import type { ProductRecord } from '#views/product-data.ts'
import { rowDrawingPath } from '#catalogue/paths.ts'
import { Button } from '#components/button/button.tsx'
import { listMates } from '../products/list-mates.ts'
import styles from './comparison.module.css'

/** As many as stand beside a lone product on one screen. */
const SIBLINGS_MOST = 6

type SiblingsProps = {
  of: ProductRecord
  all: readonly ProductRecord[]
  onPick: (id: string) => void
}

/** The products of a lone product's list that are most like it, to be set beside it at a touch. */
export function Siblings({ of: own, all, onPick }: SiblingsProps) {
  const siblings = listMates(own, all)
  if (siblings.length === 0) return null
  return (
    <p className={styles.siblings}>
      <span>Compáralo con:</span>{' '}
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
