import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { GLOSSARY_PATH } from '#catalogue/paths.ts'
import { glossaryData, presentGlossary } from '#views/glossary.ts'
import { breadcrumbData } from '#views/structured-data.ts'
import { Field } from '#components/field/field.tsx'
import { GlossaryList } from '#components/glossary-list/glossary-list.tsx'
import { PageIndex } from '#components/page-index/page-index.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import styles from './glossary.module.css'

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

/** The trade's terms, each where the pages that use it lead to. */
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
