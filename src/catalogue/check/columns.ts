import { isFacet } from '#figures/column-axes.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import { idOfEntry, partsOf } from '../ask/pages.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'

/** A column that a list names itself is of a known figure, and its words are of products of the list. */
export function checkColumns(
  parsed: readonly ParsedPage[],
  properties: ReadonlyMap<string, PropertyDefinition>,
  problems: Problem[],
) {
  for (const { file, content } of parsed) {
    const { columns, products } = partsOf(content)
    const ids = products.map(idOfEntry)
    columns?.forEach(({ of, words }, index) => {
      if (!isFacet(of) && !properties.has(of)) {
        const near = didYouMean(of, [...properties.keys()])
        const message = `propiedad desconocida: «${of}»${near}`
        problems.push(file.problem(['columns', index, 'of'], message, 'missing name'))
      }
      words.forEach(({ ref, span }, at) => {
        const place = ['columns', index, 'words', at]
        if (!ids.includes(ref)) {
          const message = `«${ref}» no está en la lista de esta página${didYouMean(ref, ids)}`
          problems.push(file.problem([...place, 'ref'], message, 'missing product'))
        }
        if (index + span > columns.length) {
          problems.push(file.problem([...place, 'span'], 'abarca más columnas que las que siguen'))
        }
      })
    })
  }
}
