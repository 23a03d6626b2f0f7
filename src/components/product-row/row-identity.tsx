import type { ReactNode } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { FarDrawing } from '../drawing-image/far-drawing.tsx'
import { Link } from '../link/link.tsx'
import { ROW_HEADER } from '../product-list/table-roles.ts'
import styles from './product-row.module.css'

type RowIdentityProps = {
  /** Id of the element that names the row. */
  id?: string
  /** Undefined on the product's own page. */
  href: string | undefined
  code?: string | undefined
  name: ReactNode
  /** The tagline; empty in a long list. */
  line: string
  picture: Picture | undefined
  /** On the first screen: its picture loads with the page; others load when near. */
  isEarly: boolean
}

/** From this length on, a code makes all codes of its list smaller. */
const LONG_CODE = 8

/** A row's product: picture, code, name (linked) and tagline. */
export function RowIdentity({
  id,
  href,
  code = '',
  name,
  line,
  picture,
  isEarly,
}: RowIdentityProps) {
  // With a tagline, the name alone names the row; without one, the whole link does: the picture repeats the name.
  const nameId = line === '' ? undefined : id
  const words = (
    <>
      <span className={styles.code} data-wide={code.length >= LONG_CODE || undefined}>
        {code.replaceAll(' /', '\u00a0/')}
      </span>{' '}
      <span className={styles.name}>{name}</span>
    </>
  )
  return (
    <th {...ROW_HEADER} aria-labelledby={nameId} className={styles.identity}>
      <span className={styles.picture} aria-hidden={line === '' || undefined}>
        {picture && isEarly && <DrawingImage picture={picture} isEarly />}
        {picture && !isEarly && <FarDrawing picture={picture} isTelling />}
      </span>
      {href === undefined ? (
        <span className={styles.whole}>{words}</span>
      ) : (
        <Link id={nameId} href={href} className={`stretched ${styles.whole}`}>
          {words}
        </Link>
      )}
      {line !== '' && <p className={styles.tagline}>{line}</p>}
    </th>
  )
}
