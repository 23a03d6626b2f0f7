import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { Link } from '../link/link.tsx'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import styles from './place-index.module.css'

/** Shares of the picture's width and height, from its upper left corner. */
type Share = readonly [x: number, y: number]

/** A place on a drawing, and where it leads. */
export type Place = {
  label: string
  href: string
  at: Share
  /** Where its number stands. */
  number: Share
  /** What waits there: how many products, or a line of words. */
  count?: number
  line?: string
}

type PlaceIndexProps = {
  label: string
  picture: Picture
  places: readonly Place[]
  /** Stands under the list. */
  children?: ReactNode
}

/** A drawing whose numbered places are the index of a page: each number, and its line in the list, leads there. */
export function PlaceIndex({ label, picture, places, children }: PlaceIndexProps) {
  return (
    <nav className={styles.frame} aria-label={label}>
      <div className={styles.index}>
        <div
          className={styles.drawing}
          style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <DrawingImage picture={picture} isEarly />
          <svg
            className={styles.leaders}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {places.map(({ href, at, number }) => (
              <path key={href} d={`M${point(number)}L${point(at)}`} />
            ))}
          </svg>
          {/* The pointer's way only: the list says the same. */}
          {places.map(({ href, at, number }, index) => (
            <span key={href}>
              <span className={styles.dot} style={placed(at)} />
              <Link
                className={styles.number}
                href={href}
                style={placed(number)}
                tabIndex={-1}
                aria-hidden="true"
              >
                <span>{index + 1}</span>
              </Link>
            </span>
          ))}
        </div>
        <div>
          <ol className={styles.list} data-told={places.some(({ line }) => line) || undefined}>
            {places.map(({ label: name, href, count, line }, index) => (
              <li key={href}>
                <span className={styles.balloon} aria-hidden="true">
                  {index + 1}
                </span>
                <Link className="stretched" href={href}>
                  <TradeMark text={name} />
                </Link>
                {count !== undefined && (
                  <span className={styles.count}>
                    {count}
                    <span className="visually-hidden">
                      {' '}
                      {count === 1 ? 'producto' : 'productos'}
                    </span>
                  </span>
                )}
                {line !== undefined && <p>{line}</p>}
              </li>
            ))}
          </ol>
          {children}
        </div>
      </div>
    </nav>
  )
}

/** To a tenth: half a pixel on the widest sheet. */
const percent = (share: number) => String(Math.round(share * 1000) / 10)

const point = ([x, y]: Share) => `${percent(x)} ${percent(y)}`

const placed = ([x, y]: Share): CSSProperties => ({
  insetInlineStart: `${percent(x)}%`,
  insetBlockStart: `${percent(y)}%`,
})
