import type { Picture } from '#catalogue/show/product-facts.ts'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { Link } from '#components/link/link.tsx'
import styles from './home.module.css'

type CertificationListProps = {
  items: readonly {
    id: string
    label: string
    meaning: string
    /** Number and validity of the certificate, if the owner has supplied them. */
    credential?: string | undefined
    picture?: Picture | undefined
  }[]
  /** Address of the manufacturer's list of documents. */
  href: string | undefined
}

/** The certifications in ruled cells; each links to the list of documents (spec 2, "Home page"). */
export function CertificationList({ items, href }: CertificationListProps) {
  return (
    <ul className={`bare-list ${styles.list}`}>
      {items.map(({ id, label, meaning, credential, picture }) => (
        <li key={id} className={styles.item}>
          {picture && <FarDrawing className={styles.certificatePicture} picture={picture} />}
          <div className={styles.words}>
            <p className={styles.seal}>
              {href === undefined ? (
                label
              ) : (
                <Link href={href} className="stretched">
                  {label}
                </Link>
              )}
            </p>
            <p className={styles.meaning}>{meaning}</p>
            {credential !== undefined && <p className={styles.meaning}>{credential}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
