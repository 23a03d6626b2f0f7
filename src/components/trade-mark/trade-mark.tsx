import { Fragment } from 'react'
import styles from './trade-mark.module.css'

/** A text with a small ™: at a heading's size it would dominate the name. */
export function TradeMark({ text }: { text: string }) {
  const [name = '', ...rest] = text.split('™')
  return (
    <>
      {name}
      {rest.map((words, index) => (
        // Index keys are safe: the pieces of a text never change order.
        <Fragment key={index}>
          <small className={styles.sign}>™</small>
          {words}
        </Fragment>
      ))}
    </>
  )
}
