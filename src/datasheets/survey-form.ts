import { lowered } from '#schema/letter-case.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { memoisePair } from '#figures/memoise.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { SURVEY_PATH, surveyFormPath } from '#catalogue/paths.ts'
import { SERVICE } from '#figures/service.ts'
import { draw } from '#drawings/draw.tsx'
import type { SurveyMachine } from '#schema/survey-machine.ts'
import type { PrintedDrawing } from './data-sheet.ts'
import { letterheadOf, type Letterhead } from './letterhead.tsx'
import { printRevised } from './print-pdf.ts'
import { withRevision, type Revision } from './revision.ts'

/** It is filled in by hand at the machine: one sheet on a clipboard. */
const PAGE_LIMIT = 1

/** The data of the survey form template. */
type SurveyFormData = Letterhead &
  Revision & {
    title: string
    lead: string
    intro: readonly string[]
    drawing: Omit<PrintedDrawing, 'legend'>
    measures: readonly { letter: string; label: string; use: string }[]
    /** Further questions with a line to write on: about the service, and about who measured where. */
    service: readonly string[]
    place: readonly string[]
  }

/** The content of a machine's empty survey form: the page's own texts, drawing and letters. */
function surveyFormData(machine: SurveyMachine, catalogue: Catalogue): SurveyFormData {
  const { content, revised } = pageAt(catalogue, SURVEY_PATH, 'survey')
  const { svg, width, height, title, description } = draw(machine.drawing, {
    size: 'section',
    theme: 'light',
    id: 'd',
    subject: machine.label,
  })
  const data = {
    ...letterheadOf(catalogue, SURVEY_PATH),
    title: `${content.title}: ${lowered(machine.label)}`,
    lead: machine.line,
    intro: content.intro.slice(0, 1),
    drawing: { svg, width, height, alt: `${title}. ${description}` },
    measures: machine.measures.map(({ letter, label, use }) => ({ letter, label, use })),
    service: [...machine.fields.map((field) => SERVICE[field].fieldLabel), 'Observaciones'],
    place: [
      'Equipo y TAG',
      'Marca y modelo',
      'Planta y área',
      'Midió, y fecha',
      'Teléfono o correo',
    ],
  }
  return withRevision(data, revised)
}

/** The empty survey form of a machine as a file. */
export const surveyForm = memoisePair((machine: SurveyMachine, catalogue: Catalogue) =>
  printRevised({
    name: surveyFormPath(machine.id),
    template: 'survey.typ',
    data: surveyFormData(machine, catalogue),
    pageLimit: PAGE_LIMIT,
  }),
)
