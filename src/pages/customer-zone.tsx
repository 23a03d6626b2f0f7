import type { OwnerValue } from '#schema/text.ts'
import { Link } from '#components/link/link.tsx'
import { inOnePiece, OwnerLink, phoneHref } from '#components/owner-value/owner-link.tsx'
import styles from './customers.module.css'

type CustomerZoneProps = {
  id: string
  heading: string
  sectors?: string | undefined
  count: number
  branch:
    | { city: string; comuna?: string | undefined; href: string; phone?: OwnerValue | undefined }
    | undefined
  logos: readonly { src: string; alt: string; width: number; height: number }[]
}

/** The customers of a region: how many, the branch there, and the logos that may be shown. */
export function CustomerZone(props: CustomerZoneProps) {
  const { id, heading, sectors, count, branch, logos } = props
  return (
    <section className={styles.zone} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.zoneCount}>
        <b>{count}</b> {count === 1 ? 'cliente' : 'clientes'}
        {sectors !== undefined && ` de ${sectors}`}
      </p>
      {branch && (
        <p className={styles.branch}>
          <Link href={branch.href}>
            Oficina {branch.city}
            {branch.comuna !== undefined && `, en ${branch.comuna}`}
          </Link>
          {branch.phone && (
            <OwnerLink
              className={styles.phone}
              owned={branch.phone}
              href={phoneHref(branch.phone.value)}
            >
              {inOnePiece(branch.phone.value)}
            </OwnerLink>
          )}
        </p>
      )}
      {logos.length > 0 && (
        <ul className={`bare-list ${styles.logos}`} aria-label={`Clientes: ${heading}`}>
          {logos.map(({ src, alt, width, height }) => (
            <li key={src}>
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
