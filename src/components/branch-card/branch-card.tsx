import type { Picture } from '#catalogue/present-product.ts'
import type { Branch } from '#schema/site.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'
import styles from './branch-card.module.css'

type BranchCardProps = {
  branch: Pick<Branch, 'id' | 'title' | 'comuna' | 'city' | 'address' | 'phone' | 'email'>
  /** The search in the maps service made from the address (spec 7). */
  mapHref: string
  /** The outline of its city. */
  picture?: Picture | undefined
}

/** A branch office: where it is, whom to call, where to write. */
export function BranchCard({ branch, mapHref, picture }: BranchCardProps) {
  const { title, comuna, city, address, phone, email } = branch
  return (
    <article className={styles.card}>
      {picture && <DrawingImage className={styles.picture} picture={picture} />}
      <h3>{title}</h3>
      <p className={styles.place}>{comuna === undefined ? city : `${comuna}, ${city}`}</p>
      <address className={styles.ways}>
        <OwnerLink owned={address} href={mapHref} />
        <OwnerLink owned={phone} href={phoneHref(phone.value)} />
        <OwnerLink owned={email} href={`mailto:${email.value}`} />
      </address>
    </article>
  )
}
