import { Link } from '#components/link/link.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import type { SiteIndex } from '#catalogue/site-index.ts'
import styles from './site-index.module.css'

type SiteIndexListsProps = { index: SiteIndex }

/** Everything on the site, by family and by letter: the search for whoever has no script. */
export function SiteIndexLists({ index }: SiteIndexListsProps) {
  return (
    <>
      <SectionHeading id="por-familia">Todo el catálogo, por familia</SectionHeading>
      <div className={styles.families}>
        {index.families.map(({ title, href, groups }) => (
          <section key={href}>
            <h3>
              <Link href={href}>{title}</Link>
            </h3>
            {groups.map((group) => (
              <ul key={group.href} className="bare-list">
                {group.href !== href && (
                  <li>
                    <Link href={group.href}>{group.title}</Link>
                  </li>
                )}
                {group.products.map((product) => (
                  <li key={product.href}>
                    <Link href={product.href}>{product.label}</Link>
                  </li>
                ))}
              </ul>
            ))}
          </section>
        ))}
      </div>
      <SectionHeading id="por-letra">Todo el sitio, por letra</SectionHeading>
      <dl className={styles.letters}>
        {index.letters.map(({ letter, entries }) => (
          <div key={letter}>
            <dt>{letter}</dt>
            {entries.map(({ label, name, href }) => (
              <dd key={href}>
                <Link href={href}>{label}</Link> {name}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  )
}
