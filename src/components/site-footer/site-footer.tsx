import type { OwnerValue } from '#schema/text.ts'
import { CONTACT_PATH, HOME_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { OwnerLink, phoneHref, inOnePiece } from '../owner-value/owner-link.tsx'
import { UnitSwitch } from '../unit-switch/unit-switch.tsx'
import styles from './site-footer.module.css'

type FooterLink = { label: string; href: string }

type SiteFooterProps = {
  brand: string
  logo?: { src: string; width: number; height: number } | undefined
  tagline: string
  groups: readonly { heading: string; links: readonly FooterLink[] }[]
  branches: readonly { city: string; phone?: OwnerValue | undefined }[]
  /** "Condiciones Generales de venta" first (spec 2). */
  legal: readonly FooterLink[]
  networks: readonly { name: string; url: OwnerValue }[]
  copyright: string
  /** The page's address and date, for print only. */
  source: string
}

/** The footer of every page: links, the branches' telephones, social networks and legal links. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, logo, tagline, groups, branches, legal, networks, copyright, source } = props
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.owner}>
          <Link className={styles.brand} href={HOME_PATH}>
            <BrandMark brand={brand} logo={logo} />
          </Link>
          <p className={styles.tagline}>{tagline}</p>
          {networks.length > 0 && (
            <ul className={`bare-list ${styles.networks}`} aria-label="Redes sociales">
              {networks.map(({ name, url }) => (
                <li key={name}>
                  <OwnerLink className={styles.network} owned={url}>
                    {name}
                  </OwnerLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {groups.map(({ heading, links }) => (
          <nav key={heading} className={styles.group} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className="bare-list">
              {links.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
            </ul>
          </nav>
        ))}
        <nav className={styles.branches} aria-label="Sucursales">
          <h2 className={styles.heading}>Sucursales</h2>
          <ul className="bare-list">
            {branches.map(({ city, phone }) => (
              <li key={city}>
                {phone ? (
                  <OwnerLink className={styles.phone} owned={phone} href={phoneHref(phone.value)}>
                    <span>{inOnePiece(city)}</span> <span>{inOnePiece(phone.value)}</span>
                  </OwnerLink>
                ) : (
                  <span className={styles.phone}>{city}</span>
                )}
              </li>
            ))}
            <FooterLink label="Contacto" href={CONTACT_PATH} />
          </ul>
        </nav>
      </div>
      <div className={`container ${styles.end}`}>
        <div className={styles.units}>
          <span aria-hidden="true">Unidades</span>
          <UnitSwitch />
        </div>
        <ul className={`bare-list ${styles.legal}`}>
          {legal.map((link) => (
            <FooterLink key={link.href} {...link} />
          ))}
        </ul>
        <p className={styles.copyright} data-source={source}>
          {copyright}
        </p>
      </div>
    </footer>
  )
}

function FooterLink({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <Link className={styles.link} href={href}>
        {label}
      </Link>
    </li>
  )
}
