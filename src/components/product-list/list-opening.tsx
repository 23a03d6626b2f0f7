import type { ReactNode } from 'react'
import type { ListConstant } from '#catalogue/product-list.ts'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import { BothUnits } from '../product-row/both-units.tsx'
import styles from './list-opening.module.css'

type ListOpeningProps = {
  title: string
  /** One line; the explanation stands after the list. */
  lead: ReactNode
  /** What all products of the list have in common. */
  constants?: readonly ListConstant[]
  /** What the page offers besides its list: a catalogue, the way to an explanation. */
  actions?: ReactNode
}

/** How a page of products begins: its name, a line, and what is the same for all of them. */
export function ListOpening({ title, lead, constants = [], actions }: ListOpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <TradeMark text={title} />
        </h1>
        <p className={styles.lead}>{lead}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {constants.length > 0 && (
        <dl className={styles.constants}>
          {constants.map(({ name, si, imperial, note }) => (
            <div key={name}>
              <dt>
                {name}
                {note !== undefined && <span> · {note}</span>}
              </dt>
              <dd>
                <BothUnits si={si} imperial={imperial} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
