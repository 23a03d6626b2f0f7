import type { SurveyMachine } from '#schema/page.ts'
import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import { isOfKind } from './pages.ts'
import { SURVEY_PATH, surveyPathFor, surveyFormPath } from '../paths.ts'

/** The link from a product to its survey form: the page, and the empty PDF. */
export type SurveyLink = { machine: string; href: string; emptyFormHref: string }

/** The machines that have a survey form; none where the content has no such page. */
export function surveyMachines({ pages }: Pick<Catalogue, 'pages'>): readonly SurveyMachine[] {
  const page = pages.get(SURVEY_PATH)
  return isOfKind(page, 'survey') ? page.content.machines : []
}

/** The survey form of a product: the most specific one of its page or a page above. */
export function surveyLink(
  { href: own }: Pick<CatalogueProduct, 'href'>,
  catalogue: Pick<Catalogue, 'pages'>,
): SurveyLink | undefined {
  const [best] = surveyMachines(catalogue)
    .flatMap((machine) => machine.serves.map(({ href }) => ({ machine, href })))
    .filter(({ href }) => own === href || own.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)
  if (!best) return undefined
  const { id, label } = best.machine
  return { machine: label, href: surveyPathFor(id), emptyFormHref: surveyFormPath(id) }
}
