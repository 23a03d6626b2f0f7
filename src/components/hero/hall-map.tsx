import { type CSSProperties, useEffect, useRef } from 'react'
import { counted } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import styles from './hall-map.module.css'

type SheetPoint = readonly [x: number, y: number]

/** A place on the drawing of the hall where something seals, and who makes what seals it. */
export type HallPlace = {
  id: string
  label: string
  /** In units of the sheet. */
  at: SheetPoint
  /** Where the line to its name ends. */
  name: SheetPoint
  family: { label: string; href: string; count: number; picture?: string | undefined }
}

type HallMapProps = {
  places: readonly HallPlace[]
  openPlace: string | undefined
  onOpen: (id: string | undefined) => void
}

/** Left edge of the crop that a narrow window shows, and its width (hall-map.module.css). */
const CROP = { from: 452, to: 932 }

/**
 * The sealed places over the drawing of the hall. Touched or focused and pressed, each names the family
 * that seals it. Without a script, and on paper, they are a list of links to those families.
 */
export function HallMap({ places, openPlace, onOpen }: HallMapProps) {
  const list = useRef<HTMLUListElement>(null)
  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    onOpen(undefined)
  }
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })
  useEffect(() => {
    if (openPlace === undefined) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latestClose.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [openPlace])
  return (
    <ul ref={list} className={`bare-list ${styles.places}`}>
      {places.map(({ id, label, at, name, family }, index) => {
        const isOpen = id === openPlace
        const isShown = isOpen || (openPlace === undefined && index === 0)
        return (
          <li
            key={id}
            className={styles.place}
            style={{ '--x': at[0], '--y': at[1] } as CSSProperties}
            data-beyond-crop={at[0] < CROP.from || at[0] > CROP.to || undefined}
          >
            <button
              className={styles.spot}
              type="button"
              aria-label={`${label}: ${family.label}`}
              aria-expanded={isOpen}
              aria-controls={`lugar-${id}`}
              onClick={() => onOpen(isOpen ? undefined : id)}
            />
            <Leader at={at} name={name} />
            {/* The pointer's way only: the button beside it says the same. */}
            <span
              className={styles.tag}
              style={{ '--x': name[0], '--y': name[1] } as CSSProperties}
              data-side={sideOf(at, name)}
              data-open={isOpen || undefined}
              aria-hidden="true"
              onClick={() => onOpen(isOpen ? undefined : id)}
            >
              {label}
            </span>
            <div
              className={styles.panel}
              id={`lugar-${id}`}
              data-open={isOpen || undefined}
              data-shown={isShown || undefined}
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
              <button className={styles.close} type="button" aria-label="Cerrar" onClick={close}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M5 5l10 10M15 5L5 15" />
                </svg>
              </button>
            </div>
          </li>
        )
      })}
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

/** Where a name stands from the end of its line. */
function sideOf([, y]: SheetPoint, [, nameY]: SheetPoint): 'above' | 'below' | 'left' {
  if (nameY === y) return 'left'
  return nameY < y ? 'above' : 'below'
}
