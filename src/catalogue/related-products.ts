import { lowered } from '#schema/letter-case.ts'
import type { Catalogue, CatalogueProduct } from './catalogue-model.ts'
import { choicesOf, saysOneOf } from './choices.ts'
import { oncePer } from './once-per.ts'
import { familyPathOf } from './paths.ts'
import { productLabel, type RelatedProduct } from './present-product.ts'
import { standingRange } from '#figures/ranges.ts'

/** More would be a list, not a hint. */
const RELATED_MOST = 4
const ACCESSORIES_MOST = 2

type Relation = Pick<RelatedProduct, 'reason' | 'relation'> & { product: CatalogueProduct }
type Related = Pick<Catalogue, 'products' | 'properties' | 'selection'>

/**
 * Alternatives and accessories of a product, found from texts and figures: the same design or application in
 * another arrangement, the next size, accessories.
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
    .map(({ product: other, reason, relation }) => ({
      id: other.id,
      label: productLabel(other),
      name: other.code === undefined ? '' : other.name,
      href: other.href,
      reason,
      relation,
    }))
}

/** Groups of possibly related products: comparing each product with every other would take too long. */
const groupsOf = oncePer(({ products, selection }: Related) => {
  const accompanying = selection.accessories
  return {
    byPage: Map.groupBy(products, ({ pagePath }) => pagePath),
    byDesign: Map.groupBy(products, designOf),
    byFamily: Map.groupBy(products, familyOf),
    accessories: products.filter(
      ({ id, pagePath }) =>
        accompanying.products.includes(id) || accompanying.pages.includes(pagePath),
    ),
  }
})

/** The nearest product of the same kind whose shaft range begins and ends higher. */
function nextSize(product: CatalogueProduct, catalogue: Related): Relation[] {
  const own = shaftOf(product, catalogue)
  if (!own) return []
  const [next] = (groupsOf(catalogue).byPage.get(product.pagePath) ?? [])
    .flatMap((other) => {
      const shaft = isSameKind(product, other, catalogue) ? shaftOf(other, catalogue) : undefined
      return shaft && shaft.min > own.min && shaft.max > own.max ? [{ other, shaft }] : []
    })
    .sort((a, b) => a.shaft.max - b.shaft.max)
  if (!next) return []
  return [
    { product: next.other, reason: `Siguiente tamaño, ${next.shaft.text}`, relation: 'instead' },
  ]
}

function shaftOf(product: CatalogueProduct, { properties }: Related) {
  return shaftsBy(properties)(product)
}

const shaftsBy = oncePer((properties: Catalogue['properties']) =>
  oncePer((product: CatalogueProduct) => {
    const { min, max, text } = standingRange(product, properties, 'diameter') ?? {}
    return min === undefined || max === undefined ? undefined : { min, max, text }
  }),
)

function isSameKind(a: CatalogueProduct, b: CatalogueProduct, catalogue: Related): boolean {
  return (
    a.id !== b.id &&
    a.arrangement !== undefined &&
    a.arrangement === b.arrangement &&
    sharesOne(equipmentOf(a, catalogue), equipmentOf(b, catalogue))
  )
}

type Choices = ReadonlyMap<string, string>

function equipmentOf(product: CatalogueProduct, { selection }: Related): Choices {
  return choicesOf('equipment', product, selection)
}

function arrangementsOf(product: CatalogueProduct, { selection }: Related): Choices {
  return choicesOf('arrangements', product, selection)
}

function sharesOne(a: Choices, b: Choices): boolean {
  return [...a.keys()].some((id) => b.has(id))
}

/** Products of one design: "Sello de cartucho simple reforzado" and "… doble reforzado". */
function sameDesign(product: CatalogueProduct, catalogue: Related): Relation[] {
  const alike = groupsOf(catalogue).byDesign.get(designOf(product)) ?? []
  return alike.flatMap((other) =>
    other.id === product.id ? [] : otherArrangement('Mismo diseño', product, other, catalogue),
  )
}

function designOf({ name }: CatalogueProduct): string {
  return name.toLowerCase().replace(/ (?:simple|doble)\b/, '')
}

/** Products of the family for the same equipment and application, most in common first. */
function sameApplication(product: CatalogueProduct, catalogue: Related): Relation[] {
  const applications = applicationsOf(product)
  const equipment = equipmentOf(product, catalogue)
  const family = groupsOf(catalogue).byFamily.get(familyOf(product)) ?? []
  return family
    .flatMap((other) => {
      const common = [...applicationsOf(other)].filter((text) => applications.has(text)).length
      const isAlike = common > 0 && sharesOne(equipment, equipmentOf(other, catalogue))
      return isAlike && other.id !== product.id ? [{ other, common }] : []
    })
    .sort((a, b) => b.common - a.common)
    .flatMap(({ other }) => otherArrangement('Misma aplicación', product, other, catalogue))
}

const applicationsOf = oncePer(
  ({ applications }: CatalogueProduct) => new Set(applications.map((text) => text.toLowerCase())),
)

function familyOf({ pagePath }: CatalogueProduct): string {
  return familyPathOf(pagePath)
}

/** The relation, if the other product has an arrangement that this one lacks. */
function otherArrangement(
  reason: string,
  product: CatalogueProduct,
  other: CatalogueProduct,
  catalogue: Related,
): Relation[] {
  const [own, theirs] = [arrangementsOf(product, catalogue), arrangementsOf(other, catalogue)]
  const found = catalogue.selection.arrangements.find(({ id }) => theirs.has(id) && !own.has(id))
  if (!found) return []
  return [{ product: other, reason: `${reason}, ${lowered(found.label)}`, relation: 'instead' }]
}

/** Accessories whose texts name the product by its code or its kind; one of each page. */
function accessories(product: CatalogueProduct, catalogue: Related): Relation[] {
  const candidates = groupsOf(catalogue).accessories
  if (candidates.includes(product)) return []
  const codes = product.code === undefined ? [] : [product.code]
  const words = phrasesFor(product, catalogue)
  const named = [
    ...candidates.filter(({ applications }) => applications.some((text) => saysOneOf(text, codes))),
    ...candidates.filter(({ applications, arrangement }) =>
      [...applications, arrangement ?? ''].some((text) => saysOneOf(text, words)),
    ),
  ]
  const places = named.map(({ pagePath }) => pagePath)
  return named
    .filter(({ pagePath }, index) => places.indexOf(pagePath) === index)
    .map((one) => ({ product: one, reason: 'Accesorio', relation: 'with' }))
}

function phrasesFor(product: CatalogueProduct, catalogue: Related): string[] {
  const arrangements = arrangementsOf(product, catalogue)
  const equipment = equipmentOf(product, catalogue)
  return catalogue.selection.accessories.phrases.flatMap((phrase) => {
    const isMeant =
      arrangements.has(phrase.arrangement) &&
      (phrase.exceptArrangement === undefined || !arrangements.has(phrase.exceptArrangement)) &&
      (phrase.equipment === undefined || equipment.has(phrase.equipment)) &&
      (phrase.under === undefined || product.pagePath.startsWith(`${phrase.under}/`))
    return isMeant ? phrase.words : []
  })
}
