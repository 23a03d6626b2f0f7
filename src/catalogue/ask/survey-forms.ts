import type { SurveyMachine } from '#schema/survey-machine.ts'
import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import { isOfKind } from './pages.ts'
import { SURVEY_PATH, surveyPathFor, surveyFormPath } from '../paths.ts'
import { machineServing } from '../machine-serving.ts'

/** The links from a product to its survey form: the page and the empty PDF. */
export type SurveyLink = { machine: string; href: string; emptyFormHref: string }

/** The machines that have a survey form; none where the content has no such page. */
export function surveyMachines({ pages }: Pick<Catalogue, 'pages'>): readonly SurveyMachine[] {
  const page = pages.get(SURVEY_PATH)
  return isOfKind(page, 'survey') ? page.content.machines : []
}

/** The survey form of a product: the most specific one of its page or a page above. */
export function surveyLink(
  product: Pick<CatalogueProduct, 'id' | 'href'>,
  catalogue: Pick<Catalogue, 'pages'>,
): SurveyLink | undefined {
  const machine = machineServing(surveyMachines(catalogue), product.href)
  if (!machine) return undefined
  const { id, label } = machine
  return { machine: label, href: surveyPathFor(id, product.id), emptyFormHref: surveyFormPath(id) }
}
