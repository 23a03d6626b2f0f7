import type { Product } from '#schema/product.ts'
import type { Selection, SelectionChoice, SelectionMachine } from '#schema/selection.ts'
import type { CatalogueProduct } from '../catalogue-model.ts'
import { foldText } from '#schema/fold-text.ts'
import { memoisePair, memoiseText } from '#figures/memoise.ts'

export type ChoiceKind = keyof Selection
type TextKind = Exclude<ChoiceKind, 'equipment'>

/**
 * The choices that apply to a product, by id, each with the published text that proves it. Kinds of machine
 * come from the product's data; the others from its own texts or from an industry page that lists it.
 */
export function choicesOf(
  kind: ChoiceKind,
  product: CatalogueProduct,
  selection: Selection,
): ReadonlyMap<string, string> {
  return choicesBy(product, selection)[kind]
}

/** Cached: texts are compared word by word, and relations ask for the same product many times. */
const choicesBy = memoisePair((product: CatalogueProduct, selection: Selection) => {
  const given = (kind: TextKind): ReadonlyMap<string, string> => {
    const texts = textsFor(kind, product)
    const found = selection[kind].flatMap((choice): [string, string][] => {
      const because =
        choice.standards.length > 0
          ? standardOf(choice, product, selection)
          : (texts.find((text) => says(text, choice)) ??
            pageText(choice, product, texts) ??
            industryReason(choice, product) ??
            conditionOf(choice, product))
      return because === undefined ? [] : [[choice.id, because]]
    })
    return new Map(found)
  }
  const served = selection.equipment.filter(({ id }) => product.equipment.includes(id))
  return {
    equipment: new Map(
      served.map((machine) => [machine.id, machineEvidence(machine, product) ?? product.name]),
    ),
    arrangements: given('arrangements'),
    services: given('services'),
    standards: given('standards'),
  }
})

/** The published text that mentions a kind of machine: the product's own, or its name if the page is about it. */
export function machineEvidence(
  { words, pages }: SelectionMachine,
  product: Product & Pick<CatalogueProduct, 'pagePath'>,
): string | undefined {
  const own = textsFor('equipment', product).find((text) => saysOneOf(text, words))
  return own ?? (pages.includes(product.pagePath) ? product.name : undefined)
}

/** The product's published standard that the choice requires. */
function standardOf(
  { standards }: SelectionChoice,
  product: CatalogueProduct,
  selection: Selection,
): string | undefined {
  const wanted = selection.standards.filter(({ id }) => standards.includes(id))
  return textsFor('standards', product).find((text) => wanted.some((one) => says(text, one)))
}

/** The condition of a figure that is published for the service. */
function conditionOf({ id }: SelectionChoice, { specs }: CatalogueProduct): string | undefined {
  return specs.find(({ when }) => when?.services?.includes(id))?.condition
}

/**
 * Whether a list may be filtered by the choice without a caution. A fluid that the catalogue knows too little
 * about needs one; a water's caution concerns a material only, and does not make its products less certain.
 */
export function isAnswered(choice: SelectionChoice | SelectionMachine): boolean {
  return (
    !('caution' in choice) ||
    choice.caution === undefined ||
    choice.isWater ||
    choice.standards.length > 0
  )
}

/** The services that a product's own facts exclude, by id, each with the reason. */
export function refusedServices(
  product: CatalogueProduct,
  { services }: Pick<Selection, 'services'>,
): Record<string, string> {
  const refused = services.flatMap(({ id, ph, attacks }): [string, string][] => {
    if (product.excludes.includes(id)) return [[id, 'sus propias notas lo excluyen']]
    const range = product.specs.flatMap(({ values }) => values).find(({ unit }) => unit === 'pH')
    const { min = 0, max = 14 } = range ?? {}
    if (ph !== undefined && (ph < min || ph > max)) return [[id, 'queda fuera del pH que publica']]
    const attacked = attacks.find((material) => isMadeOf(product, material))
    return attacked === undefined ? [] : [[id, `lleva ${attacked}`]]
  })
  return Object.fromEntries(refused)
}

/** Whether any of its metal parts is of the material. */
export function isMadeOf({ materials }: CatalogueProduct, material: string): boolean {
  const { metal = [], springs = [], other = [] } = materials ?? {}
  return [...metal, ...springs, ...other].some((text) => saysOneOf(text, [material]))
}

function industryReason(
  { industries }: SelectionChoice,
  product: CatalogueProduct,
): string | undefined {
  return product.industries.find(({ id }) => industries.includes(id))?.reason
}

/** Properties whose texts are never read as evidence for a choice. */
type NoEvidence =
  | 'id'
  | 'antes'
  | 'code'
  | 'group'
  | 'equipment'
  | 'sizedBy'
  | 'excludes'
  | 'alternatives'
  | 'accompanies'
  | 'specs'
  | 'materials'
  | 'apiPlans'
  | 'tables'
  | 'availability'
  | 'equivalents'
  | 'drawing'
  | 'pendiente'

type Evidence = {
  /** The kinds of choice that the property may prove. */
  of: readonly ChoiceKind[]
  textsOf: (product: Product) => readonly string[]
}

/**
 * The texts of a product that prove a choice; the first match is quoted, so order matters. The type makes
 * a new schema property an error here until someone decides what it proves.
 */
const EVIDENCE: Readonly<Record<Exclude<keyof Product, NoEvidence>, Evidence>> = {
  arrangement: {
    of: ['arrangements'],
    textsOf: ({ arrangement }) => arrangement?.split(/,\s*/) ?? [],
  },
  applications: { of: ['equipment', 'services'], textsOf: ({ applications }) => applications },
  name: { of: ['equipment', 'arrangements', 'services'], textsOf: ({ name }) => [name] },
  fits: { of: ['equipment'], textsOf: ({ fits }) => (fits === undefined ? [] : [fits]) },
  standards: {
    of: ['equipment', 'standards'],
    textsOf: ({ standards }) => standards.map(({ name }) => name),
  },
  tagline: { of: ['equipment'], textsOf: ({ tagline }) => [tagline] },
  features: { of: ['equipment'], textsOf: ({ features }) => features },
  notes: { of: ['equipment'], textsOf: ({ notes }) => notes },
}

/** The texts of a product that may prove a kind of choice. */
export function textsFor(kind: ChoiceKind, product: Product): string[] {
  return Object.values(EVIDENCE).flatMap(({ of, textsOf }) =>
    of.includes(kind) ? textsOf(product) : [],
  )
}

/** Whether a text contains one of the words: whole or in the plural, ignoring accents and case. */
export function saysOneOf(text: string, words: readonly string[]): boolean {
  const plain = fold(text)
  return words.some((word) => patternOf(word).test(plain))
}

function says(text: string, { words, except }: SelectionChoice): boolean {
  return saysOneOf(text, words) && !saysOneOf(text, except)
}

function pageText(
  { pages, except }: SelectionChoice,
  { pagePath, name }: CatalogueProduct,
  texts: readonly string[],
): string | undefined {
  if (!pages.includes(pagePath) || texts.some((text) => saysOneOf(text, except))) return undefined
  return name
}

const patternOf = memoiseText((word) => {
  const isStem = word.endsWith('*')
  const letters = fold(isStem ? word.slice(0, -1) : word)
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(isStem ? String.raw`\s+` : String.raw`(?:e?s)?\s+`)
  const end = isStem ? '' : String.raw`(?:e?s)?(?![\p{L}\p{N}])`
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}${end}`, 'u')
})

const fold = memoiseText(foldText)
