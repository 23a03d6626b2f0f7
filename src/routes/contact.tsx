import { useSearchParams } from 'react-router'
import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/pages.ts'
import { pageHead, pageTitle } from '#catalogue/page-head.ts'
import { CONTACT_PATH, PRIVACY_PATH } from '#catalogue/paths.ts'
import { breadcrumbData, organizationData } from '#catalogue/structured-data.ts'
import { Link } from '#components/link/link.tsx'
import { NoticeLine } from '#components/notice-line/notice-line.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { BranchContacts } from '#contact/branch-contacts.tsx'
import { commentOpening } from '#contact/comment-opening.ts'
import { enquiryFormStore } from '#contact/enquiry-form-store.ts'
import { EnquiryForm } from '#contact/enquiry-form.tsx'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { AttachedList } from '#quotation/attached-list.tsx'
import { quoteText } from '#quotation/list-text.ts'
import { useKnownProduct } from '#quotation/use-known-product.ts'
import { emptyQuoteList, useQuoteList } from '#visitor/quote-list.ts'
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
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** An answer may come while another page is shown, and what was written outlives the way there and back. */
const formStore = enquiryFormStore()

/** The contact screen (spec 2, "Contact screen"). */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, content, privacyTitle, mail, branches } = loaderData
  const [search] = useSearchParams()
  const code = search.get('producto')
  const product = useKnownProduct(code)
  const lines = useQuoteList()
  const list = lines.length > 0 ? quoteText(lines) : ''
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={content.lead}>{content.title}</PageTitle>
      <BranchContacts heading={content.branchesHeading} branches={branches} />
      {product.state === 'unknown' && (
        <NoticeLine>
          «{code}» no está en el catálogo. Escribe en tu consulta qué necesitas y lo buscamos.
        </NoticeLine>
      )}
      <div className={styles.form}>
        <EnquiryForm
          store={formStore}
          mail={mail}
          opening={commentOpening(
            product.state === 'known' ? product : undefined,
            search.get('consulta'),
          )}
          list={list}
          note={content.note}
          branches={branches}
          attached={<AttachedList />}
          privacy={
            <p className={styles.privacy}>
              {content.privacyLine} <Link href={PRIVACY_PATH}>{privacyTitle}</Link>
            </p>
          }
          // What was asked for is no longer to be asked for; the list's page puts it back if it is.
          onSent={(comment) => {
            if (list !== '' && comment.includes(list)) emptyQuoteList()
          }}
        />
      </div>
    </div>
  )
}
