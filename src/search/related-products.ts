import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { choicesOf, saysOneOf } from '#catalogue/choices.ts'
import { productLabel, type RelatedProduct } from '#catalogue/present-product.ts'
import { facetRanges } from './facet-ranges.ts'

/** A card shows no more: more would be a list, not a hint. */
const RELATED_MOST = 4
const ACCESSORIES_MOST = 2

type Relation = { product: CatalogueProduct; reason: string }
type Related = Pick<Catalogue, 'products' | 'properties' | 'selection'>

/**
 * What else may serve whoever reads of a product: the same design or application in another
 * arrangement, the next size up, accessories. Each follows from the products' own texts and figures.
 */
export function relatedProducts(product: CatalogueProduct, catalogue: Related): RelatedProduct[] {
  const relations = [
    ...nextSize(product, catalogue),
    ...sameDesign(product, catalogue),
    ...accessories(product, catalogue).slice(0, ACCESSORIES_MOST),
    ...sameApplication(product, catalogue),
  ]
  const ids = relations.map((relation) => relation.product.id)
  return relations
    .filter((relation, index) => ids.indexOf(relation.product.id) === index)
    .slice(0, RELATED_MOST)
    .map(({ product: other, reason }) => ({
      id: other.id,
      label: productLabel(other),
      href: other.href,
      reason,
    }))
}

/** The product of the same kind whose shafts begin and end higher: the nearest of them. */
function nextSize(product: CatalogueProduct, catalogue: Related): Relation[] {
  const own = shaftOf(product, catalogue)
  if (!own) return []
  const [next] = catalogue.products
    .flatMap((other) => {
      const shaft = isSameKind(product, other, catalogue) ? shaftOf(other, catalogue) : undefined
      return shaft && shaft.min > own.min && shaft.max > own.max ? [{ other, shaft }] : []
    })
    .sort((a, b) => a.shaft.max - b.shaft.max)
  if (!next) return []
  return [{ product: next.other, reason: `Siguiente tamaño, ${next.shaft.text}` }]
}

function shaftOf(product: CatalogueProduct, { properties }: Related) {
  const range = facetRanges(product, properties).find(({ facet }) => facet === 'diameter')
  return range?.min === undefined || range.max === undefined
    ? undefined
    : { min: range.min, max: range.max, text: range.text }
}

function isSameKind(a: CatalogueProduct, b: CatalogueProduct, catalogue: Related): boolean {
  const [first, second] = [a, b].map((one) => traits(one, catalogue).equipment)
  return (
    a.id !== b.id &&
    a.pagePath === b.pagePath &&
    a.arrangement !== undefined &&
    a.arrangement === b.arrangement &&
    sharesOne(first, second)
  )
}

function sharesOne(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined) {
  return [...(a ?? [])].some((id) => b?.has(id))
}

/** "Sello de cartucho simple reforzado" and "… doble reforzado" are one design. */
function sameDesign(product: CatalogueProduct, catalogue: Related): Relation[] {
  const design = designOf(product)
  return catalogue.products.flatMap((other) =>
    other.id !== product.id && designOf(other) === design
      ? otherArrangement('Mismo diseño', product, other, catalogue)
      : [],
  )
}

function designOf({ name }: CatalogueProduct): string {
  return name.toLowerCase().replace(/ (?:simple|doble)\b/, '')
}

/** Products of the family for the same equipment and application, most in common first. */
function sameApplication(product: CatalogueProduct, catalogue: Related): Relation[] {
  const applications = new Set(product.applications.map((text) => text.toLowerCase()))
  const shared = (other: CatalogueProduct) =>
    other.applications.filter((text) => applications.has(text.toLowerCase())).length
  const { equipment } = traits(product, catalogue)
  return catalogue.products
    .filter((other) => other.id !== product.id && familyOf(other) === familyOf(product))
    .filter(
      (other) => shared(other) > 0 && sharesOne(equipment, traits(other, catalogue).equipment),
    )
    .sort((a, b) => shared(b) - shared(a))
    .flatMap((other) => otherArrangement('Misma aplicación', product, other, catalogue))
}

function familyOf({ pagePath }: CatalogueProduct): string {
  return pagePath.split('/').slice(0, 3).join('/')
}

/** The relation, if the other product has an arrangement that this one has not. */
function otherArrangement(
  reason: string,
  product: CatalogueProduct,
  other: CatalogueProduct,
  catalogue: Related,
): Relation[] {
  const own = traits(product, catalogue).arrangements
  const theirs = traits(other, catalogue).arrangements
  const found = catalogue.selection.arrangements.find(({ id }) => theirs.has(id) && !own.has(id))
  if (!found) return []
  const label = found.label.charAt(0).toLowerCase() + found.label.slice(1)
  return [{ product: other, reason: `${reason}, ${label}` }]
}

/** What accompanies the product, named by its code or by its kind; one of each page. */
function accessories(product: CatalogueProduct, catalogue: Related): Relation[] {
  const { pages, products } = catalogue.selection.accessories
  const isAccessory = ({ id, pagePath }: CatalogueProduct) =>
    products.includes(id) || pages.includes(pagePath)
  if (isAccessory(product)) return []
  const codes = product.code === undefined ? [] : [product.code]
  const words = phrasesFor(product, catalogue)
  const candidates = catalogue.products.filter(isAccessory)
  const named = [
    ...candidates.filter(({ applications }) => applications.some((text) => saysOneOf(text, codes))),
    ...candidates.filter(({ applications, arrangement }) =>
      [...applications, arrangement ?? ''].some((text) => saysOneOf(text, words)),
    ),
  ]
  const places = named.map(({ pagePath }) => pagePath)
  return named
    .filter(({ pagePath }, index) => places.indexOf(pagePath) === index)
    .map((one) => ({ product: one, reason: 'Accesorio' }))
}

function phrasesFor(product: CatalogueProduct, catalogue: Related): string[] {
  const { arrangements, equipment } = traits(product, catalogue)
  return catalogue.selection.accessories.phrases.flatMap((phrase) => {
    const isMeant =
      arrangements.has(phrase.arrangement) &&
      (phrase.exceptArrangement === undefined || !arrangements.has(phrase.exceptArrangement)) &&
      (phrase.equipment === undefined || equipment.has(phrase.equipment)) &&
      (phrase.under === undefined || product.pagePath.startsWith(`${phrase.under}/`))
    return isMeant ? phrase.words : []
  })
}

type Traits = { arrangements: ReadonlySet<string>; equipment: ReadonlySet<string> }

const known = new WeakMap<CatalogueProduct, Traits>()

function traits(product: CatalogueProduct, { selection }: Related): Traits {
  const found = known.get(product)
  if (found) return found
  const made = {
    arrangements: new Set(choicesOf('arrangements', product, selection).keys()),
    equipment: new Set(choicesOf('equipment', product, selection).keys()),
  }
  known.set(product, made)
  return made
}
