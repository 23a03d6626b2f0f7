import type { ComponentType } from 'react'
import type { Figure } from '#figures/present-specs.ts'
import { BothUnits } from '../product-row/both-units.tsx'
import styles from './group-heading.module.css'

/** How a group of a list folds. */
export type GroupFold = {
  isOpen: boolean
  /** The number of its place on the machine's drawing. */
  place?: number
  /** The spans of its products' limits. */
  envelope: readonly { si: Figure; imperial?: Figure }[]
}

type GroupHeadingProps = {
  id: string | undefined
  heading: string
  count: number | undefined
  fold: GroupFold
}

/** Given by pages whose groups fold, so that others carry none of it. */
export type FoldingHeading = ComponentType<GroupHeadingProps>

/** The heading of a folding group. Needs no script: CSS folds its rows. */
export function GroupHeading({ id, heading, count, fold }: GroupHeadingProps) {
  const { isOpen, place, envelope } = fold
  return (
    <details className={styles.fold} open={isOpen} data-place={place}>
      <summary className="unfolds">
        {place !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {place}
          </span>
        )}
        <h2 id={id}>
          {heading} <span>{count}</span>
        </h2>
        <span className={styles.envelope}>
          {envelope.map(({ si, imperial }, index) => (
            <span key={si.text}>
              {index > 0 && ' · '}
              <BothUnits si={si} imperial={imperial} />
            </span>
          ))}
          {envelope.length === 0 && 'sin dato publicado'}
        </span>
      </summary>
    </details>
  )
}
