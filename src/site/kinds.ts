import type { Catalogue } from '#catalogue/catalogue-model.ts'
import {
  CODES_PATH,
  COMPARISON_PATH,
  DOCUMENTS_PATH,
  FORM_ANSWER_PATH,
  HOME_PATH,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  PENDING_PATH,
  PRODUCTS_PATH,
  QUOTE_PATH,
  SEARCH_PATH,
  SELECTOR_PATH,
} from '#catalogue/paths.ts'
import { isPreview } from '#catalogue/read/pending.ts'
import { pagePaths } from '#catalogue/ask/sitemap.ts'
import type { PageKind } from '#pages/page.ts'

/** Every kind of page and its module: the only table of them, independent of the content. */
const MODULES = {
  home: () => import('#pages/home.tsx'),
  products: () => import('#pages/products.tsx'),
  family: () => import('#pages/family.tsx'),
  category: () => import('#pages/category.tsx'),
  product: () => import('#pages/product.tsx'),
  article: () => import('#pages/article.tsx'),
  'listed-article': () => import('#pages/listed-article.tsx'),
  solution: () => import('#pages/solution.tsx'),
  industry: () => import('#pages/industry.tsx'),
  equipment: () => import('#pages/equipment.tsx'),
  customers: () => import('#pages/customers.tsx'),
  contact: () => import('#pages/contact.tsx'),
  glossary: () => import('#pages/glossary.tsx'),
  plans: () => import('#pages/plans.tsx'),
  survey: () => import('#pages/survey.tsx'),
  documents: () => import('#pages/documents.tsx'),
  codes: () => import('#pages/codes.tsx'),
  search: () => import('#pages/search.tsx'),
  selector: () => import('#pages/selector.tsx'),
  compare: () => import('#pages/compare.tsx'),
  quote: () => import('#pages/quote.tsx'),
  'form-answer': () => import('#pages/form-answer.tsx'),
  'not-found': () => import('#pages/not-found.tsx'),
  'no-signal': () => import('#pages/no-signal.tsx'),
  pending: () => import('#pages/pending.tsx'),
}

export type KindName = keyof typeof MODULES

/** The module of each kind; its properties are known only to itself. */
export const KINDS = MODULES as unknown as Readonly<Record<KindName, () => Promise<PageKind>>>

/** The file of a kind, as a bundler names it. */
export function moduleOf(kind: KindName): string {
  return `src/pages/${kind}.tsx`
}

/** Pages whose address is set in code; all others name their kind in the content. */
const OWN: Readonly<Record<string, KindName>> = {
  [HOME_PATH]: 'home',
  [PRODUCTS_PATH]: 'products',
  [SEARCH_PATH]: 'search',
  [CODES_PATH]: 'codes',
  [SELECTOR_PATH]: 'selector',
  [COMPARISON_PATH]: 'compare',
  [QUOTE_PATH]: 'quote',
  [DOCUMENTS_PATH]: 'documents',
  [FORM_ANSWER_PATH]: 'form-answer',
  [NOT_FOUND_PATH]: 'not-found',
  [OFFLINE_PATH]: 'no-signal',
}

/** Every page: those of the site map, and those left out of it. */
export function allPagePaths(model: Catalogue): string[] {
  const paths = [...pagePaths(model), ...Object.keys(OWN)]
  return [...new Set(isPreview(model) ? [...paths, PENDING_PATH] : paths)]
}

/** The kind of the page at a path; undefined if there is none. */
export function kindAt(path: string, model: Catalogue): KindName | undefined {
  const own = OWN[path]
  if (own) return own
  if (path === PENDING_PATH && isPreview(model)) return 'pending'
  const page = model.pages.get(path)
  const kind = page?.content.kind
  if (kind === 'article' && page && page.products.length > 0) return 'listed-article'
  if (kind !== undefined) return kind === 'tool' ? undefined : kind
  return model.products.some(({ href }) => href === path) ? 'product' : undefined
}
