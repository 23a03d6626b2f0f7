import type { SurveyMachine } from '#schema/page.ts'
import type { Catalogue, CatalogueProduct } from './catalogue-model.ts'
import { isOfKind } from './pages.ts'
import { SURVEY_PATH, surveyPathFor, surveySheetPath } from './paths.ts'

/** The way from a product to what must be measured for it: the page, and the empty sheet. */
export type SurveyLink = { machine: string; href: string; sheetHref: string }

/** The machines that have a survey sheet; none where the content has no such page. */
export function surveyMachines({ pages }: Pick<Catalogue, 'pages'>): readonly SurveyMachine[] {
  const page = pages.get(SURVEY_PATH)
  return isOfKind(page, 'survey') ? page.content.machines : []
}

/** The sheet that fits a product: of those that serve it or a page above it, the most specific. */
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
  return { machine: label, href: surveyPathFor(id), sheetHref: surveySheetPath(id) }
}
