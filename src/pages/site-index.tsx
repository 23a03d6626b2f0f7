import { Link } from '#components/link/link.tsx'
import { CodeIndex } from '#components/code-index/code-index.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import type { SiteIndex } from '#views/site-index.ts'
import styles from './site-index.module.css'

type SiteIndexListsProps = { index: SiteIndex }

/** Everything on the site, by family and by letter: the search for whoever has no script. */
export function SiteIndexLists({ index }: SiteIndexListsProps) {
  return (
    <>
      <SectionHeading id="por-familia">Todo el catálogo, por familia</SectionHeading>
      <CodeIndex id="codigos" families={index.families} />
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
