import { catalogue } from '#catalogue/catalogue.ts'
import { documentLink } from '#catalogue/show/document-link.ts'
import { headAndTitle } from '#views/page-head.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { SURVEY_PATH, surveyFormPath } from '#catalogue/paths.ts'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { surveyForm } from '#datasheets/survey-form.ts'
import { sealPlans } from '#views/product-records.ts'
import { draw } from '#drawings/draw.tsx'
import { Markup } from '#components/markup/markup.tsx'
import { Island } from '#islands/island.tsx'
import SurveyForms, { type SurveyView } from '#quotation/survey/survey-forms.island.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'

export async function loader() {
  const model = catalogue()
  const page = pageAt(model, SURVEY_PATH, 'survey')
  const { intro, machines } = page.content
  return {
    ...headAndTitle(model, page),
    intro,
    plans: sealPlans(model),
    machines: await Promise.all(
      machines.map(async (machine) => {
        const { id, label, line, measures, fields, serves } = machine
        const {
          svg,
          title: shown,
          description,
        } = draw(machine.drawing, {
          size: 'section',
          theme: 'page',
          id: `levantamiento-${id}`,
          subject: label,
        })
        const { bytes, pages } = await surveyForm(machine, model)
        const survey: SurveyView = {
          id,
          label,
          line,
          measures,
          fields,
          serves,
          alt: `${shown}. ${description}`,
          isTurning: machine.drawing.kind !== 'survey' || machine.drawing.subject !== 'cylinder',
          emptyForm: documentLink(surveyFormPath(id), { bytes, pages }),
        }
        return { survey, svg }
      }),
    ),
  }
}

/** The survey form: what to measure on a machine. */
export default function SurveyPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, intro, plans, machines } = loaderData
  const [note = '', ...others] = intro
  const kept = others.join(' ')
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening title={title} lead={lead} />
      <Island
        of={SurveyForms}
        wake="sign"
        isAsked
        props={{ machines: machines.map(({ survey }) => survey), note, kept, plans }}
        slots={Object.fromEntries(
          machines.map(({ survey: { id }, svg }) => [id, <Markup key={id} html={svg} />]),
        )}
      />
    </div>
  )
}
