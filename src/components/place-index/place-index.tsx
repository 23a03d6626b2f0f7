import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { Link } from '../link/link.tsx'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import styles from './place-index.module.css'

/** Shares of the picture's width and height, from its upper left corner. */
type Share = readonly [x: number, y: number]

/** A place on a drawing, and where its link leads. */
export type Place = {
  label: string
  href: string
  at: Share
  /** Position of its number. */
  number: Share
  /** What is found there: a number of products, or a line of text. */
  count?: number
  line?: string
}

type PlaceIndexProps = {
  label: string
  picture: Picture
  places: readonly Place[]
  /** Content below the list. */
  children?: ReactNode
}

/** A drawing with numbered places as the index of a page: each number and each list entry is a link. */
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
          {/* For the pointer only: the list has the same links. */}
          {places.map(({ href, at, number }, index) => (
            <span key={href}>
              <span className={styles.dot} style={placed(at)} />
              <Link
                className={styles.number}
                href={href}
                style={within(placed(number))}
                tabIndex={-1}
                aria-hidden="true"
              >
                <span>{index + 1}</span>
              </Link>
            </span>
          ))}
        </div>
        <div>
          <part-marks data-wake="sign">
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
          </part-marks>
          {children}
        </div>
      </div>
    </nav>
  )
}

/** Percent with one decimal, which is half a pixel on the widest sheet. */
const percent = (share: number) => String(Math.round(share * 1000) / 10)

const point = ([x, y]: Share) => `${percent(x)} ${percent(y)}`

const placed = ([x, y]: Share): CSSProperties => ({
  insetInlineStart: `${percent(x)}%`,
  insetBlockStart: `${percent(y)}%`,
})

/** A number stays whole on a small drawing too. */
const within = ({ insetInlineStart: x, ...rest }: CSSProperties): CSSProperties => ({
  ...rest,
  insetInlineStart: `clamp(min(1rem, 4cqi), ${x}, calc(100% - min(1rem, 4cqi)))`,
})
