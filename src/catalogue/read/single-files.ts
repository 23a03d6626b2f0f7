import type { z } from 'zod'
import { homePage } from '#schema/home.ts'
import { searchWords } from '#schema/search-words.ts'
import { selection } from '#schema/selection.ts'
import { site } from '#schema/site.ts'
import {
  apiPlans,
  glossary,
  properties,
  reviewedClaims,
  statedFigures,
} from '#schema/vocabulary.ts'

/** The files that are not pages, each with its schema; every other file is a page whose path is the file's. */
export const SINGLES = {
  site: ['sitio.yaml', site],
  home: ['paginas/inicio.yaml', homePage],
  properties: ['vocabulario/propiedades.yaml', properties],
  glossary: ['vocabulario/glosario.yaml', glossary],
  plans: ['vocabulario/planes-api.yaml', apiPlans],
  searchWords: ['vocabulario/sinonimos.yaml', searchWords],
  selection: ['vocabulario/seleccion.yaml', selection],
  stated: ['vocabulario/cifras.yaml', statedFigures],
  reviewed: ['vocabulario/afirmaciones.yaml', reviewedClaims],
} as const satisfies Record<string, readonly [string, z.ZodType]>

export const SINGLE_FILES: ReadonlySet<string> = new Set(
  Object.values(SINGLES).map(([name]) => name),
)
