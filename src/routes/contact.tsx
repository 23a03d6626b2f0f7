import { useSearchParams } from 'react-router'
import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/pages.ts'
import { pageHead, pageTitle } from '#catalogue/page-head.ts'
import { branchMapPath, CONTACT_PATH, PRIVACY_PATH } from '#catalogue/paths.ts'
import { breadcrumbData, organizationData } from '#catalogue/structured-data.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { BranchContacts } from '#contact/branch-contacts.tsx'
import { commentOpening } from '#contact/comment-opening.ts'
import { EnquiryForm } from '#contact/enquiry-form.tsx'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { branchDrawings } from '#drawings/page-drawings.ts'
import { picturesOf } from '#drawings/placed-drawing.ts'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'

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
    map: picturesOf(branchDrawings(model.site)).get(branchMapPath('standing')),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** The contact screen (spec 2, "Contact screen"). */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, content, privacyTitle, mail, branches, map } = loaderData
  const [search] = useSearchParams()
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={content.lead}>{content.title}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.form}>
          <EnquiryForm
            mail={mail}
            opening={commentOpening(search)}
            note={content.note}
            branches={branches}
          />
          <p className={styles.privacy}>
            {content.privacyLine} <Link href={PRIVACY_PATH}>{privacyTitle}</Link>
          </p>
        </div>
        <div className={styles.branches}>
          <BranchContacts heading={content.branchesHeading} branches={branches} />
          {map && <DrawingImage className={styles.map} picture={map} />}
        </div>
      </div>
    </div>
  )
}
