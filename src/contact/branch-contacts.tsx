import { BRANCHES_ID, ENQUIRY_ID } from '#catalogue/paths.ts'
import { mapHref } from '#catalogue/external-links.ts'
import { Link } from '#components/link/link.tsx'
import { OwnerLink, phoneHref, inOnePiece, MailText } from '#components/owner-value/owner-link.tsx'
import type { Branch } from '#schema/site.ts'
import styles from './branch-contacts.module.css'

type BranchContactsProps = {
  heading: string
  branches: readonly Pick<Branch, 'id' | 'title' | 'address' | 'phone' | 'email'>[]
}

/** The branches below the form: telephones, e-mail and addresses. */
export function BranchContacts({ heading, branches }: BranchContactsProps) {
  return (
    <section className={styles.section} id={BRANCHES_ID} aria-labelledby="oficinas">
      <h2 className="visually-hidden" id="oficinas">
        {heading}
      </h2>
      <ul className={styles.branches}>
        {branches.map(({ id, title, address, phone, email }) => (
          <li key={id}>
            <h3>{title}</h3>
            <dl>
              {phone && (
                <div className={styles.phone}>
                  <dt className="visually-hidden">Teléfono</dt>
                  <dd>
                    <OwnerLink owned={phone} href={phoneHref(phone.value)}>
                      {inOnePiece(phone.value)}
                    </OwnerLink>
                  </dd>
                </div>
              )}
              {email && (
                <div>
                  <dt className="visually-hidden">Correo</dt>
                  <dd>
                    <OwnerLink owned={email} href={`mailto:${email.value}`}>
                      <MailText address={email.value} />
                    </OwnerLink>
                  </dd>
                </div>
              )}
              <div className={styles.address}>
                <dt className="visually-hidden">Dirección</dt>
                <dd>
                  <OwnerLink owned={address} href={mapHref({ address })} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      {/* On a telephone the form has long left the window, and its floor with it. */}
      <p className="only-on-screen only-below-menu-bar tall-links">
        <Link href={`#${ENQUIRY_ID}`}>Volver a tu consulta</Link>
      </p>
    </section>
  )
}
