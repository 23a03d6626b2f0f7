import { Fragment } from 'react'
import styles from './trade-mark.module.css'

/** Words whose ™ is set small: of a heading's size it would be louder than the name. */
export function TradeMark({ text }: { text: string }) {
  const [name = '', ...rest] = text.split('™')
  return (
    <>
      {name}
      {rest.map((words, index) => (
        // The pieces of one text stay in their order.
        <Fragment key={index}>
          <small className={styles.sign}>™</small>
          {words}
        </Fragment>
      ))}
    </>
  )
}
