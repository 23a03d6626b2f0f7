import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { HOME_PATH, NOT_FOUND_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import { selectorDrawings } from '#pictures/selector-drawings.ts'
import { valuesOf } from '#drawings/conformance/limits.ts'
import {
  branchDrawings,
  homeDrawings,
  NOT_FOUND_DRAWING,
  definedDrawings,
} from '#pictures/page-drawings.ts'
import type { Drawing } from '#drawings/kinds.ts'
import { drawingSchema } from '#drawings/kinds.ts'
import { askedFields, type AskedField } from './asked-fields.ts'

/** A drawing with its own heading in the gallery. */
export type Shown = { id: string; heading: string; subject: string; drawing: Drawing }
/** One page of the gallery. */
export type Album = {
  path: string
  title: string
  shown: readonly Shown[]
  /** For a kind: its fields. */
  asks?: readonly AskedField[]
  /** For a kind: the ids of the products drawn with it. */
  usedBy?: readonly string[]
}

/** One album for each kind: its plain drawing first, then each parameter at its limits. */
export function kindAlbums(products: Catalogue['products'] = []): Album[] {
  return drawingSchema.options.map((schema) => {
    const kind = schema.shape.kind.value
    const shown = valuesOf(schema).map(({ change, value }): Shown => {
      const heading = change ? `${change.parameter}: ${wordOf(change.limit)}` : 'corriente'
      return {
        id: heading.replaceAll(/[^a-z0-9]+/gi, '-'),
        heading,
        subject: 'Muestra',
        drawing: drawingSchema.parse(value),
      }
    })
    const usedBy = products.filter(({ drawing }) => drawing.kind === kind).map(({ id }) => id)
    return { path: `/kinds/${kind}`, title: kind, shown, asks: askedFields(schema), usedBy }
  })
}

/** One album for each page with products: their drawings in the catalogue's order. */
export function categoryAlbums({ products, pages }: Catalogue): Album[] {
  const byPage = Map.groupBy(products, ({ pagePath }) => pagePath)
  return [...byPage].map(([path, ofPage]) => ({
    path: `/categories${path}`,
    title: pages.get(path)?.content.title ?? path,
    shown: ofPage.map((product) => ({
      id: product.id,
      heading: product.id,
      subject: product.caption,
      drawing: product.drawing,
    })),
  }))
}

/** One album for each page with drawings that belong to no product. */
export function pageAlbums(catalogue: Catalogue): Album[] {
  const { home, site, pages } = catalogue
  const placed = [
    {
      path: HOME_PATH,
      title: home.hero.title,
      drawings: [...homeDrawings(home), ...branchDrawings(site)],
    },
    { path: NOT_FOUND_PATH, title: NOT_FOUND_DRAWING.subject, drawings: [NOT_FOUND_DRAWING] },
    ...[...pages.values()].map((page) => ({
      path: page.path,
      title: page.content.title,
      drawings: [
        ...definedDrawings(page, catalogue),
        ...(page.path === SELECTOR_PATH ? selectorDrawings(catalogue) : []),
      ],
    })),
  ]
  return placed
    .filter(({ drawings }) => drawings.length > 0)
    .map(({ path, title, drawings }) => ({
      path: `/pages${path}`,
      title,
      shown: drawings.map(({ path: file, subject, drawing }) => ({
        id: file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
        heading: file,
        subject,
        drawing,
      })),
    }))
}

const wordOf = (limit: unknown) => (typeof limit === 'string' ? limit : JSON.stringify(limit))
