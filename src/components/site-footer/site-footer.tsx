import type { OwnerValue } from '#schema/text.ts'
import { Link } from '../link/link.tsx'
import { Mark } from '../mark/mark.tsx'
import { OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'
import styles from './site-footer.module.css'

type FooterLink = { label: string; href: string }

type SiteFooterProps = {
  brand: string
  tagline: string
  groups: readonly { heading: string; links: readonly FooterLink[] }[]
  branches: readonly { title: string; address: OwnerValue; phone: OwnerValue; email: OwnerValue }[]
  /** "Condiciones Generales de venta" first (spec 2). */
  legal: readonly FooterLink[]
  networks: readonly { name: string; url: OwnerValue }[]
  copyright: string
}

/** What stands under every page: the ways on, the branches, the networks and the small print. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, tagline, groups, branches, legal, networks, copyright } = props
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={styles.brand}>
            <Mark />
            {brand}
          </p>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className="bare-list">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link className={styles.link} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className={styles.heading}>Sucursales</h2>
          {branches.map(({ title, address, phone, email }) => (
            <address key={title} className={styles.branch}>
              <strong>{title}</strong>
              <span>{address.value}</span>
              <OwnerLink className={styles.link} owned={phone} href={phoneHref(phone.value)} />
              <OwnerLink className={styles.link} owned={email} href={`mailto:${email.value}`} />
            </address>
          ))}
        </div>
      </div>
      <div className={`container ${styles.end}`}>
        <ul className={`bare-list ${styles.row}`}>
          {legal.map(({ label, href }) => (
            <li key={href}>
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={`bare-list ${styles.row}`} aria-label="Redes sociales">
          {networks.map(({ name, url }) => (
            <li key={name}>
              <OwnerLink className={styles.link} owned={url}>
                {name}
              </OwnerLink>
            </li>
          ))}
        </ul>
        <p>{copyright}</p>
      </div>
    </footer>
  )
}
