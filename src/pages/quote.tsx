import { catalogue } from '#catalogue/catalogue.ts'
import { headAndTitle } from '#views/page-head.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import {
  CODES_PATH,
  ENQUIRY_PATH,
  QUOTE_PATH,
  SELECTOR_PATH,
  SURVEY_PATH,
} from '#catalogue/paths.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { filesMostBytesOf, mailSettingsOf } from '#contact/mail-settings.ts'
import { LinkButton } from '#components/button/button.tsx'
import { CallList } from '#components/call-list/call-list.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { Island } from '#islands/island.tsx'
import QuoteList from './quote-list.island.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import styles from './quote.module.css'

export function loader() {
  const model = catalogue()
  const page = pageAt(model, QUOTE_PATH, 'tool')
  const { intro, note } = page.content
  return {
    ...headAndTitle(model, page),
    intro,
    note,
    filesMostBytes: filesMostBytesOf(mailSettingsOf(model.site.email)),
    branches: model.site.branches,
    links: [
      { label: SELECTOR_LABEL, href: SELECTOR_PATH },
      { label: 'Todos los códigos', href: CODES_PATH },
      { label: 'Ficha de levantamiento: qué medir', href: SURVEY_PATH },
    ],
  }
}

/** The visitor's list to quote. */
export default function QuotePage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, intro, note, links, filesMostBytes, branches } = loaderData
  return (
    <div className={`container fade-content ${styles.page}`}>
      <PageTrail crumbs={crumbs} />
      <div className={styles.title}>
        <PageTitle lead={lead}>{title}</PageTitle>
      </div>
      <Island
        of={QuoteList}
        wake="kept sign"
        isAsked
        props={{ note, links, filesMostBytes }}
        slots={{
          intro: (
            <div className={styles.intro}>
              <div className="prose">
                {intro.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <p>
                  <LinkButton href={ENQUIRY_PATH}>Ir al formulario de contacto</LinkButton>
                </p>
              </div>
              <CallList branches={branches} />
            </div>
          ),
        }}
      />
    </div>
  )
}
