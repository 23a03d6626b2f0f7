import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { BRANCHES_ID, CONTACT_PATH, PRIVACY_PATH } from '#catalogue/paths.ts'
import { breadcrumbData, organizationData } from '#views/structured-data.ts'
import { Link } from '#components/link/link.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { BranchContacts } from '#contact/branch-contacts.tsx'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import styles from './contact.module.css'
import { Island } from '#islands/island.tsx'
import ContactForm from './contact-form.island.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'

export function loader() {
  const model = catalogue()
  const { content } = pageAt(model, CONTACT_PATH, 'contact')
  const crumbs = breadcrumbsOf(model, CONTACT_PATH)
  return {
    head: pageHead(model, {
      path: CONTACT_PATH,
      title: pageTitle(content.title, model),
      description: content.description,
      structuredData: [breadcrumbData(crumbs, model.site), ...organizationData(model.site)],
    }),
    crumbs,
    content,
    privacyTitle: pageAt(model, PRIVACY_PATH, 'article').content.title,
    mail: mailSettingsOf(model.site.email),
    branches: model.site.branches,
  }
}

/** The contact screen (spec 2, "Contact screen"). */
export default function ContactPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, content, privacyTitle, mail, branches } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <div className={styles.title}>
        <PageTitle
          lead={
            <>
              {content.lead}{' '}
              <Link className="only-on-screen" href={`#${BRANCHES_ID}`}>
                Ver sucursales
              </Link>
            </>
          }
        >
          {content.title}
        </PageTitle>
      </div>
      <p className="only-without-script">
        Si vienes desde un producto, escribe su código en la consulta: sin JavaScript no se anota
        solo.
      </p>
      <div className={styles.form}>
        <Island
          of={ContactForm}
          wake="kept sign"
          isAsked
          props={{ mail, note: content.note, branches }}
          slots={{
            privacy: (
              <p className="aside-text data-text">
                {content.privacyLine} <Link href={PRIVACY_PATH}>{privacyTitle}</Link>
              </p>
            ),
          }}
        />
        <send-gate data-wake="idle" />
      </div>
      <p className={styles.byHand}>
        ¿La llenaste a mano? Envía la hoja, o una foto de ella, al correo de tu sucursal:
      </p>
      <BranchContacts heading={content.branchesHeading} branches={branches} />
    </div>
  )
}
