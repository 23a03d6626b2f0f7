import { mapHref } from '#catalogue/external-links.ts'
import { OwnerLink, phoneHref } from '#components/owner-value/owner-link.tsx'
import type { Branch } from '#schema/site.ts'
import styles from './branch-contacts.module.css'

type BranchContactsProps = {
  heading: string
  branches: readonly Pick<Branch, 'id' | 'title' | 'address' | 'phone' | 'email'>[]
}

/** The branches beside the form: where they are, whom to call, where to write. */
export function BranchContacts({ heading, branches }: BranchContactsProps) {
  return (
    <section className={styles.branches} aria-labelledby="oficinas">
      <h2 id="oficinas">{heading}</h2>
      {branches.map(({ id, title, address, phone, email }) => (
        <div key={id} className={styles.branch}>
          <h3>{title}</h3>
          <dl>
            <div>
              <dt>Dirección</dt>
              <dd>
                <OwnerLink owned={address} href={mapHref({ address })} />
              </dd>
            </div>
            <div>
              <dt>Teléfono</dt>
              <dd>
                <OwnerLink owned={phone} href={phoneHref(phone.value)} />
              </dd>
            </div>
            <div>
              <dt>Correo</dt>
              <dd>
                <OwnerLink owned={email} href={`mailto:${email.value}`} />
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  )
}
