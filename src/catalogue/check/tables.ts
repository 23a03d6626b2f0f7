import type { SpecRow } from '#figures/quantity.ts'
import type { CatalogueProduct } from '../catalogue-model.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { productNaming } from './named-products.ts'
import type { Problem } from '../read/problem.ts'
import { rowText, specRowsIn } from './spec-rows.ts'
import { isFacet } from '#figures/column-axes.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import { idOfEntry, partsOf } from '../ask/pages.ts'

/**
 * Checks that a page repeats a product's figure as the product states it: a row outside the products that names
 * one in its condition or source, or whose source is that of one product alone, must hold a figure of that
 * product for the property, or the one that stands for it.
 */
export function checkRepeatedRows(
  parsed: readonly ParsedPage[],
  products: readonly CatalogueProduct[],
  problems: Problem[],
) {
  const meantBy = productsMeant(products)
  for (const { file, content } of parsed) {
    for (const { row, path } of specRowsIn(content)) {
      if (path[0] === 'products') continue
      const meant = meantBy(row).flatMap(({ code, name, specs }) => {
        const own = specs.filter(({ property }) => property === row.property)
        return own.length > 0 ? [{ label: code ?? name, own }] : []
      })
      if (meant.length === 0 || meant.some(({ own }) => isFigureOf(row, own))) continue
      const published = meant.map(
        ({ label, own }) => `${label}: ${[...new Set(own.map(rowText))].join(', ')}`,
      )
      const message = `«${rowText(row)}» no es la cifra del producto (${published.join('; ')})`
      problems.push(file.problem([...path, 'values'], message))
    }
  }
}

function isFigureOf(row: SpecRow, own: readonly SpecRow[]): boolean {
  const figures = [...own.map(({ values }) => values), honestFigure(own)?.values ?? []]
  return figures.some((values) => values.map(ends).join() === row.values.map(ends).join())
}

/** A quantity's figures as a comparison key, without their wording. */
function ends(quantity: SpecRow['values'][number]): string {
  const { value, values, size, min, max, unit } = quantity
  return JSON.stringify([value, values, size, min, max, unit])
}

function productsMeant(products: readonly CatalogueProduct[]) {
  const namedIn = productNaming(products)
  const bySource = new Map<string, Set<CatalogueProduct>>()
  for (const product of products) {
    for (const { source } of product.specs) {
      if (source === undefined) continue
      bySource.set(source, (bySource.get(source) ?? new Set()).add(product))
    }
  }
  return ({ condition = '', source = '' }: SpecRow): readonly CatalogueProduct[] => {
    const named = namedIn(`${condition}; ${source}`)
    const sharing = bySource.get(source)
    if (named.length > 0 || sharing?.size !== 1) return named
    return [...sharing]
  }
}

/** Checks a list's own columns: their figure is known, and their words belong to products of the list. */
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
      words.forEach(({ ref }, at) => {
        if (ids.includes(ref)) return
        const message = `«${ref}» no está en la lista de esta página${didYouMean(ref, ids)}`
        const place = ['columns', index, 'words', at, 'ref']
        problems.push(file.problem(place, message, 'missing product'))
      })
    })
  }
}
