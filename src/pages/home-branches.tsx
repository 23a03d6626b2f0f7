import { BRANCHES_ID } from '#catalogue/paths.ts'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import type { loader } from './home.tsx'
import type { PageProps } from './page.ts'
import styles from './home.module.css'
import type { Picture } from '#catalogue/show/product-facts.ts'
import type { Branch } from '#schema/site.ts'
import { OwnerLink, phoneHref, inOnePiece, MailText } from '#components/owner-value/owner-link.tsx'

type HomeBranchesProps = PageProps<typeof loader>['loaderData']['branches']

/** The branches: a map, and a row for each. */
export function HomeBranches({ heading, lead, map, branches }: HomeBranchesProps) {
  return (
    <>
      <SectionHeading id={BRANCHES_ID} aside={<p className="aside-text">{lead}</p>}>
        {heading}
      </SectionHeading>
      <div className={styles.country}>
        {map && <FarDrawing className={styles.map} picture={map} isTelling />}
        <ul className={`bare-list ${styles.branches}`}>
          {branches.map(({ branch, mapHref: href, picture }) => (
            <li key={branch.id}>
              <BranchCard branch={branch} mapHref={href} picture={picture} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

type BranchCardProps = {
  branch: Pick<Branch, 'id' | 'title' | 'address' | 'phone' | 'email'>
  /** A maps search for the address (spec 7). */
  mapHref: string
  /** The outline of its city. */
  picture: Picture | undefined
}

/** A branch as a row: address, telephone, mail. */
function BranchCard({ branch, mapHref, picture }: BranchCardProps) {
  const { title, address, phone, email } = branch
  return (
    <article className={styles.card}>
      {picture && <FarDrawing className={styles.picture} picture={picture} />}
      <h3>{title}</h3>
      <address className={styles.ways}>
        <OwnerLink owned={address} href={mapHref} />
        {phone && (
          <OwnerLink className={styles.phone} owned={phone} href={phoneHref(phone.value)}>
            {inOnePiece(phone.value)}
          </OwnerLink>
        )}
        {email && (
          <OwnerLink owned={email} href={`mailto:${email.value}`}>
            <MailText address={email.value} />
          </OwnerLink>
        )}
      </address>
    </article>
  )
}
