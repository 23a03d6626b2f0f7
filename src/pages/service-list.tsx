import type { ServedService } from '#views/family-index.ts'
import { Link } from '#components/link/link.tsx'
import styles from './service-list.module.css'

/** What serves each service: the codes, in columns that fill one after the other. */
export function ServiceList({ services }: { services: readonly ServedService[] }) {
  return (
    <>
      <p className={styles.note}>Según las aplicaciones publicadas de cada producto.</p>
      <ul className={`bare-list ${styles.services}`}>
        {services.map(({ service, products }) => (
          <li key={service}>
            <h3>
              {service} <span>{products.length}</span>
            </h3>
            <ul className="bare-list">
              {products.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
