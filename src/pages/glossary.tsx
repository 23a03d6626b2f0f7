import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { GLOSSARY_PATH } from '#catalogue/paths.ts'
import { glossaryData, presentGlossary } from '#views/glossary.ts'
import { breadcrumbData } from '#views/structured-data.ts'
import { Field } from '#components/field/field.tsx'
import { PageIndex } from '#components/page-index/page-index.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import styles from './glossary.module.css'
import { Link } from '#components/link/link.tsx'

export function loader() {
  const model = catalogue()
  const { content } = pageAt(model, GLOSSARY_PATH, 'glossary')
  const crumbs = breadcrumbsOf(model, GLOSSARY_PATH)
  const letters = presentGlossary(model)
  return {
    head: pageHead(model, {
      path: GLOSSARY_PATH,
      title: pageTitle(content.title, model),
      description: content.description,
      structuredData: [
        breadcrumbData(crumbs, model.site),
        glossaryData(letters, content.title, model),
      ],
    }),
    crumbs,
    title: content.title,
    lead: content.lead,
    letters,
  }
}

/** The glossary; other pages link to each term. */
export default function GlossaryPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, letters } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
      <term-filter data-wake="sign">
        <div className={styles.finding}>
          <search className={styles.search}>
            <Field label="Buscar un término">
              {(wiring) => (
                <input
                  {...wiring}
                  type="search"
                  placeholder="Una palabra: fuelle, plan 53…"
                  autoComplete="off"
                />
              )}
            </Field>
          </search>
          <PageIndex
            label="Letras del glosario"
            layout="row"
            stays
            entries={letters.map(({ letter, id }) => ({ label: letter, href: `#${id}` }))}
          />
        </div>
        {letters.map(({ letter, id, entries }) => (
          <GlossaryList key={id} id={id} letter={letter} entries={entries} />
        ))}
        <p className={styles.none} data-none hidden>
          Ningún término lleva esas palabras.
        </p>
      </term-filter>
    </div>
  )
}

type GlossaryListProps = {
  id: string
  letter: string
  entries: readonly {
    id: string
    term: string
    definition: string
    /** Pages that offer the term's subject. */
    offeredIn: readonly { label: string; href: string }[]
    /** The address of a drawing that illustrates it. */
    picture?: string
  }[]
}

/** The terms of a letter with their definitions; each is a link target. */
function GlossaryList({ id, letter, entries }: GlossaryListProps) {
  return (
    <section className={styles.letter} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {letter}
      </h2>
      <dl className={styles.list}>
        {entries.map(({ id: termId, term, definition, offeredIn, picture }) => (
          <div key={termId} id={termId}>
            <dt>{term}</dt>
            <dd className={styles.definition}>{definition}</dd>
            {offeredIn.length > 0 && (
              <dd className={styles.places}>
                {offeredIn.map(({ label, href }) => (
                  <Link key={href} href={href}>
                    {label}
                  </Link>
                ))}
              </dd>
            )}
            {picture !== undefined && (
              <dd className={styles.picture}>
                <img src={picture} alt="" width={96} height={72} loading="lazy" decoding="async" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
