import { catalogue } from '#catalogue/catalogue.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { CONTACT_PATH, FORM_ANSWER_PATH } from '#catalogue/paths.ts'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { FormAnswer } from '#contact/form-answer.tsx'
import type { PageProps } from './page.ts'

export function loader() {
  const model = catalogue()
  const { content } = pageAt(model, CONTACT_PATH, 'contact')
  return {
    head: pageHead(model, {
      path: FORM_ANSWER_PATH,
      title: pageTitle(content.title, model),
      description: 'Respuesta del formulario de contacto.',
      isIndexable: false,
    }),
    content,
  }
}

/** The template from which the relay makes its answers to a form sent without scripts. */
export default function FormAnswerPage({ loaderData: { content } }: PageProps<typeof loader>) {
  return (
    <div className="container section">
      <PageTitle>{content.title}</PageTitle>
      <FormAnswer note={content.note} />
    </div>
  )
}
