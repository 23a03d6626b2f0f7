import type { CSSProperties } from 'react'
import { barOn, isHatched, type Axis, type Reach } from '#figures/axis.ts'
import styles from './figure-scale.module.css'

type FigureScaleProps = { axis: Axis; reach: Reach }

/**
 * A figure's reach on the axis of its list: solid where every version holds, hatched where the condition beside it
 * must be met. Decorative: the text says the same.
 */
export function FigureScale({ axis, reach }: FigureScaleProps) {
  const bar = barOn(axis, reach)
  const { whole, sure, points, isOpen, isBeyond } = bar
  const place = ({ from, to }: { from: number; to: number }) =>
    ({ '--from': from, '--to': to }) as CSSProperties
  return (
    <span
      className={styles.scale}
      data-open={isOpen || undefined}
      data-beyond={isBeyond || undefined}
      aria-hidden="true"
    >
      {points.map((at) => (
        <span key={at} className={styles.sure} data-point style={place({ from: at, to: at })} />
      ))}
      {isHatched(bar) && <span className={styles.part} style={place(whole)} />}
      {points.length === 0 && sure && <span className={styles.sure} style={place(sure)} />}
    </span>
  )
}
