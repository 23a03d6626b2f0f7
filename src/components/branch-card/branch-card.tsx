import type { Picture } from '#catalogue/show/product-facts.ts'
import type { Branch } from '#schema/site.ts'
import { FarDrawing } from '../drawing-image/far-drawing.tsx'
import { OwnerLink, phoneHref, inOnePiece } from '../owner-value/owner-link.tsx'
import styles from './branch-card.module.css'

type BranchCardProps = {
  branch: Pick<Branch, 'id' | 'title' | 'address' | 'phone' | 'email'>
  /** The search in the maps service made from the address (spec 7). */
  mapHref: string
  /** The outline of its city. */
  picture: Picture | undefined
}

/** A branch office in a row: where it is, whom to call, where to write. */
export function BranchCard({ branch, mapHref, picture }: BranchCardProps) {
  const { title, address, phone, email } = branch
  return (
    <article className={styles.card}>
      {picture && <FarDrawing className={styles.picture} picture={picture} />}
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.ways}>
        <OwnerLink owned={address} href={mapHref} />
        {phone && (
          <OwnerLink className={styles.phone} owned={phone} href={phoneHref(phone.value)}>
            {inOnePiece(phone.value)}
          </OwnerLink>
        )}
        {email && <OwnerLink owned={email} href={`mailto:${email.value}`} />}
      </address>
    </article>
  )
}
