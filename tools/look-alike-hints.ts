import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { lookAlikes } from '#pictures/look-alikes.ts'

/**
 * Optional improvements for an editor: products of one list whose pictures look the same, one line a pair, in Spanish;
 * empty if all differ.
 */
export async function lookAlikeHints({ pages }: Pick<Catalogue, 'pages'>): Promise<string[]> {
  const hints: string[] = []
  for (const { path, products } of pages.values()) {
    const defined = products.filter(({ pagePath }) => pagePath === path)
    // Pictures of different kinds are never alike, so they need not be painted.
    for (const list of Map.groupBy(defined, ({ drawing }) => drawing.kind).values()) {
      if (list.length < 2) continue
      for (const { ids } of await lookAlikes(list, 'row')) {
        hints.push(
          `content${path}.yaml: «${ids.join('» y «')}» se ven iguales en la lista: cambia en drawing lo que los distingue.`,
        )
      }
    }
  }
  return hints
}
