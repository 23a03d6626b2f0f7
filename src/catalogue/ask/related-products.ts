import { judge } from '#figures/judge.ts'
import type { Asked } from '#figures/judgement.ts'
import { NOT_TOGETHER } from '#figures/honest-figure.ts'
import { publishedRanges, standingRange } from '#figures/ranges.ts'
import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { FACET_NAMES, FACETS } from '#figures/facets.ts'
import { formatNumber } from '#figures/format-number.ts'
import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import { choicesOf } from './choices.ts'
import { memoise, memoisePair } from '#figures/memoise.ts'

/** More would be a list rather than a hint. */
const RELATED_MOST = 4
const ACCESSORIES_MOST = 3
/** The limits for which a higher value makes an alternative better. */
const LOADS = ['pressure', 'temperature', 'speed'] as const

/** The parts of the catalogue that relations are computed from. */
type Related = Pick<Catalogue, 'products' | 'properties' | 'selection'>

/** A product related to another one, and why. `instead`: an alternative; `with`: an accessory. */
export type Relation = { product: CatalogueProduct; reason: string; relation: 'instead' | 'with' }

/** Alternatives to a product (its next size, those its content names), then accessories that say they go with it. */
export function relatedProducts(product: CatalogueProduct, catalogue: Related): Relation[] {
  const relations = [
    ...nextSize(product, catalogue),
    ...named(product, catalogue),
    ...accessories(product, catalogue).slice(0, ACCESSORIES_MOST),
  ]
  const ids = relations.map((relation) => relation.product.id)
  return relations
    .filter((relation, index) => ids.indexOf(relation.product.id) === index)
    .slice(0, RELATED_MOST)
}

/** The nearest product of the same kind whose shaft range begins and ends higher. */
function nextSize(product: CatalogueProduct, catalogue: Related): Relation[] {
  const own = shaftOf(product, catalogue)
  if (!own) return []
  const [next] = (groupsOf(catalogue).byPage.get(product.pagePath) ?? [])
    .flatMap((other) => {
      const shaft = isSameKind(product, other) ? shaftOf(other, catalogue) : undefined
      return shaft && shaft.min > own.min && shaft.max > own.max ? [{ other, shaft }] : []
    })
    .sort((a, b) => a.shaft.max - b.shaft.max)
  if (!next) return []
  return [
    { product: next.other, reason: `Siguiente tamaño, ${next.shaft.text}`, relation: 'instead' },
  ]
}

const shaftOf = memoisePair((product: CatalogueProduct, { properties }: Related) => {
  const { min, max, text } = standingRange(product, properties, 'diameter') ?? {}
  return min === undefined || max === undefined ? undefined : { min, max, text }
})

function isSameKind(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.id !== b.id &&
    a.arrangement !== undefined &&
    a.arrangement === b.arrangement &&
    a.equipment.some((machine) => b.equipment.includes(machine))
  )
}

/** The alternatives that the product's content names. */
function named(product: CatalogueProduct, catalogue: Related): Relation[] {
  const { byId } = groupsOf(catalogue)
  return product.alternatives.flatMap(({ ref, reason }): Relation[] => {
    const other = byId.get(ref)
    const figure = other && reachesFurther(product, other, catalogue)
    return other
      ? [
          {
            product: other,
            reason: [reason, figure].filter(Boolean).join(': '),
            relation: 'instead',
          },
        ]
      : []
  })
}

/** The limit by which the other product surpasses this one the most: "hasta 350 °C en vez de 230 °C". */
function reachesFurther(
  product: CatalogueProduct,
  other: CatalogueProduct,
  { properties }: Related,
): string | undefined {
  const gains = LOADS.flatMap((facet) => {
    const [own, its] = [product, other].map((one) => standingRange(one, properties, facet))
    if (!own?.max || !its?.max || its.max <= own.max) return []
    const { si } = FACETS[facet].units
    const [less, more] = [own, its].map(({ max = 0, isComputed }) => {
      const about = isComputed ? '≈ ' : ''
      return `${about}${formatNumber(max)}${NO_BREAK_SPACE}${si}`
    })
    const isApart = own.isNotTogether || its.isNotTogether
    const load = facet === 'pressure' ? 'temperatura' : 'presión'
    const apart = isApart ? `, ${NOT_TOGETHER} que su ${load} máxima` : ''
    return [{ gain: its.max / own.max, text: `hasta ${more} en vez de ${less}${apart}` }]
  })
  return gains.toSorted((a, b) => b.gain - a.gain)[0]?.text
}

/** Accessories for the product, closest match first; none for other machines. */
function accessories(product: CatalogueProduct, catalogue: Related): Relation[] {
  return groupsOf(catalogue)
    .accessories.flatMap((accessory) => {
      const closeness = closenessOf(accessory, product)
      return closeness === undefined ? [] : [{ accessory, closeness }]
    })
    .sort((a, b) => a.closeness - b.closeness)
    .map(({ accessory }) => ({ product: accessory, reason: accessory.tagline, relation: 'with' }))
}

/** How closely an accessory matches a product: 0 by name, 1 by its page, 2 by how it is sized. */
function closenessOf(
  { id, equipment, accompanies }: CatalogueProduct,
  product: CatalogueProduct,
): number | undefined {
  const isForIt =
    equipment.length === 0 || equipment.some((machine) => product.equipment.includes(machine))
  if (!accompanies || id === product.id || !isForIt) return undefined
  const { products, pages, sizedBy } = accompanies
  if (products.includes(product.id)) return 0
  if (pages.includes(product.pagePath)) return 1
  return product.sizedBy && sizedBy.includes(product.sizedBy) ? 2 : undefined
}

const groupsOf = memoise(({ products }: Related) => ({
  byId: new Map(products.map((product) => [product.id, product])),
  byPage: Map.groupBy(products, ({ pagePath }) => pagePath),
  accessories: products.filter(({ accompanies }) => accompanies !== undefined),
}))

/**
 * Why one product is no alternative to another: it is for other machines, it is simpler than a dual seal, or
 * it does not reach the other's published limits. Undefined where it is an alternative.
 */
export function lacksAsAlternative(
  product: CatalogueProduct,
  other: CatalogueProduct,
  catalogue: Related,
): string | undefined {
  if (!product.equipment.every((machine) => other.equipment.includes(machine))) {
    return 'no sirve a los mismos equipos'
  }
  const isDual = (one: CatalogueProduct) =>
    choicesOf('arrangements', one, catalogue.selection).has('doble')
  if (isDual(product) && !isDual(other)) return 'es un sello simple en vez de uno doble'
  const ranges = publishedRanges(other, catalogue.properties)
  const { size } = ranges.find(({ kind }) => kind === 'diameter') ?? {}
  const short = promisesOf(product, catalogue).find((figure) => {
    const service = { figures: [figure], ...(size && { size }) }
    return judge({ ranges }, service).verdict === 'outside'
  })
  return short && `no llega a lo que el otro publica (${short.facet} ${short.value})`
}

/** The ends of a product's own published ranges, as figures to ask for. */
function promisesOf(product: CatalogueProduct, { properties }: Related): Asked[] {
  return FACET_NAMES.flatMap((facet) => {
    const { min, max } = standingRange(product, properties, facet) ?? {}
    return [min, max].flatMap((value) => (value === undefined ? [] : [{ facet, value }]))
  })
}
