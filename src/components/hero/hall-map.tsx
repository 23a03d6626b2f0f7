import type { CSSProperties } from 'react'
import { counted } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './hall-map.module.css'

type SheetPoint = readonly [x: number, y: number]

/** A sealed place on the drawing of the hall, with the family of products that seals it. */
export type HallPlace = {
  id: string
  label: string
  /** In the sheet's units. */
  at: SheetPoint
  /** End of the line to its name. */
  name: SheetPoint
  family: { label: string; href: string; count: number; picture?: string | undefined }
}

/** The crop shown in a narrow window: its left and right edge (hall-map.module.css). */
const CROP = { from: 444, to: 924 }

/**
 * The sealed places over the drawing of the hall. Touching a place, or focusing and pressing it, shows its family.
 * Without a script, and in print, they are a list of links to the families.
 */
export function HallMap({ places }: { places: readonly HallPlace[] }) {
  return (
    <ul className={`bare-list ${styles.places}`}>
      {places.map(({ id, label, at, name, family }, index) => (
        <li
          key={id}
          className={styles.place}
          data-place={id}
          style={{ '--x': at[0], '--y': at[1] } as CSSProperties}
          data-beyond-crop={at[0] < CROP.from || at[0] > CROP.to || undefined}
        >
          <button
            className={styles.spot}
            type="button"
            aria-label={`${label}: ${family.label}`}
            aria-expanded="false"
            aria-controls={`lugar-${id}`}
            data-do="place"
            data-to={id}
          />
          <Leader at={at} name={name} />
          {/* For the pointer only: the button beside it does the same. */}
          <span
            className={styles.tag}
            style={{ '--x': name[0], '--y': name[1] } as CSSProperties}
            data-side={sideOf(at, name)}
            data-opens
            data-do="place"
            data-to={id}
            aria-hidden="true"
          >
            {label}
          </span>
          <div
            className={styles.panel}
            id={`lugar-${id}`}
            data-opens
            data-panel
            data-shown={index === 0 || undefined}
          >
            {family.picture !== undefined && (
              <img
                className={styles.picture}
                src={family.picture}
                alt=""
                width="96"
                height="72"
                loading="lazy"
              />
            )}
            <p className={styles.words}>
              <span className={styles.label}>{label}</span>
              <Link className={`stretched ${styles.family}`} href={family.href}>
                {family.label}
              </Link>
              <span className={styles.label}>{counted(family.count, 'producto')}</span>
            </p>
            <button className={styles.close} type="button" aria-label="Cerrar" data-do="close">
              <Icon name="close" />
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Leader({ at, name }: { at: SheetPoint; name: SheetPoint }) {
  return (
    <svg className={styles.leader} viewBox="0 84 960 432" aria-hidden="true">
      <path d={`M${at.join(' ')}L${name.join(' ')}`} />
    </svg>
  )
}

/** The side of its line's end on which a name stands. */
function sideOf([, y]: SheetPoint, [, nameY]: SheetPoint): 'above' | 'below' | 'left' {
  if (nameY === y) return 'left'
  return nameY < y ? 'above' : 'below'
}
