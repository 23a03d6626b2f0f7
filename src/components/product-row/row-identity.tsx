import type { ReactNode } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { FarDrawing } from '../drawing-image/far-drawing.tsx'
import { Link } from '../link/link.tsx'
import { ROW_HEADER } from '../product-list/table-roles.ts'
import styles from './product-row.module.css'

type RowIdentityProps = {
  /** Of the element that names the row. */
  id?: string
  /** None on the product's own page. */
  href: string | undefined
  code?: string | undefined
  name: ReactNode
  /** Empty in a long list. */
  line: string
  picture: Picture | undefined
  /** Of the first screen: its picture is fetched with the page; others' when they come near. */
  isEarly: boolean
}

/** From so many signs on a code makes all of its list smaller. */
const LONG_CODE = 8

/** What a row is of: its picture, its code and its name, which lead there, and its line. */
export function RowIdentity({
  id,
  href,
  code = '',
  name,
  line,
  picture,
  isEarly,
}: RowIdentityProps) {
  // Under a line its name alone names the row; without one, all that is heard of it does: the picture repeats the name.
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
