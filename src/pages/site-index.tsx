import { Link } from '#components/link/link.tsx'
import { CatalogueIndex } from '#components/catalogue-index/catalogue-index.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { CODES_PATH } from '#catalogue/paths.ts'
import type { HomeTile } from '#views/home-tiles.ts'
import type { SiteIndex } from '#views/site-index.ts'
import styles from './site-index.module.css'

type SiteIndexListsProps = { families: readonly HomeTile[]; letters: SiteIndex['letters'] }

/** Everything on the site, by family and by letter: the search for whoever has no script. */
export function SiteIndexLists({ families, letters }: SiteIndexListsProps) {
  return (
    <>
      <SectionHeading id="por-familia" aside={<Link href={CODES_PATH}>Todos los códigos</Link>}>
        Todo el catálogo, por familia
      </SectionHeading>
      <CatalogueIndex families={families} />
      <SectionHeading id="por-letra">Todo el sitio, por letra</SectionHeading>
      <dl className={styles.letters}>
        {letters.map(({ letter, entries }) => (
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
