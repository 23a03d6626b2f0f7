import type { Page } from '#schema/page.ts'
import type { Catalogue, CataloguePage } from './catalogue-model.ts'

type PageOf<Kind extends Page['kind']> = CataloguePage<Extract<Page, { kind: Kind }>>

/** The page of a kind at a path. Throws a RangeError where there is none: a fault of the route table. */
export function pageAt<Kind extends Page['kind']>(
  { pages }: Pick<Catalogue, 'pages'>,
  path: string,
  kind: Kind,
): PageOf<Kind> {
  const page = pages.get(path)
  if (page?.content.kind !== kind) throw new RangeError(`no page of kind ${kind} at ${path}`)
  // The discriminant was just checked; TypeScript cannot carry it through the generic.
  return page as unknown as PageOf<Kind>
}

/** The pages one level below, in their order. */
export function childrenOf({ pages }: Pick<Catalogue, 'pages'>, path: string): CataloguePage[] {
  return [...pages.values()].filter(({ parentPath }) => parentPath === path)
}
