import { useEffect, useRef } from 'react'
import {
  COMPARED_MOST,
  type ComparedProduct,
  toggleCompared,
  useComparedProducts,
} from '#visitor/compared-products.ts'
import { announce } from '../announcer/announce.ts'
import styles from './compare-tick.module.css'

type CompareTickProps = { product: ComparedProduct }

/** Marks the product to be compared. Pressing the seventh says why it cannot be marked. */
export function CompareTick({ product: { id, label } }: CompareTickProps) {
  const box = useRef<HTMLInputElement>(null)
  const compared = useComparedProducts()
  const isMarked = compared.some((one) => one.id === id)
  const isFull = !isMarked && compared.length >= COMPARED_MOST

  // A tick that was set before the page came alive counts.
  const tickedEarly = useRef(() => {
    if (box.current?.checked && !isMarked) toggleCompared({ id, label })
  })
  useEffect(() => tickedEarly.current(), [])

  const press = () => {
    if (isFull) {
      announce(
        `Se comparan ${COMPARED_MOST} productos como máximo. Quita uno para marcar ${label}.`,
      )
      return
    }
    toggleCompared({ id, label })
    announce(`${label}, ${isMarked ? 'fuera de' : 'en'} la comparación.`)
  }
  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        checked={isMarked}
        aria-disabled={isFull || undefined}
        onChange={press}
      />
      <span>
        Comparar<span className="visually-hidden"> {label}</span>
      </span>
    </label>
  )
}
