import type { ReactNode } from 'react'
import { capitalised } from '#schema/letter-case.ts'
import type { ListGroup } from '#views/product-list.ts'
import { Link } from '../link/link.tsx'
import type { FoldingHeading, GroupFold } from './group-heading.tsx'
import styles from './product-list.module.css'
import { CELL, ROW, ROW_GROUP } from './table-roles.ts'

type ListRowsProps = {
  id: string
  heading: string | undefined
  count: number
  /** The number of columns that its heading spans in print. */
  columns: number
  /** How the group folds; undefined: always open. */
  fold: GroupFold | undefined
  folding: FoldingHeading | undefined
  /** Text about the machine in the heading. */
  story: ListGroup['story'] | undefined
  machine: ListGroup['machine'] | undefined
  children: ReactNode
}

/** A group's rows with their heading, if any; the heading stands in a `td`, since a `th` cannot contain one. */
export function ListRows(props: ListRowsProps) {
  const { id, heading, count, columns, fold, folding: Folding, story, machine, children } = props
  return (
    <tbody
      {...ROW_GROUP}
      data-machine={machine}
      aria-labelledby={heading === undefined ? undefined : id}
    >
      {heading !== undefined && (
        <tr {...ROW} className={styles.heading}>
          <td {...CELL} colSpan={columns}>
            {fold && Folding ? (
              <Folding id={id} heading={heading} count={count} fold={fold} />
            ) : (
              <h2 id={id}>
                {heading} <span>{count}</span>
              </h2>
            )}
            {story && (
              <p className={styles.story}>
                {story.fault}
                {story.where !== undefined && <small> {capitalised(story.where)}</small>}
              </p>
            )}
            {story?.href !== undefined && (
              <Link href={story.href} className={styles.more}>
                Ver todos<span className="visually-hidden">: {heading}</span>
              </Link>
            )}
          </td>
        </tr>
      )}
      {children}
    </tbody>
  )
}
