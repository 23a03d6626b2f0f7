import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { isDefinition, partsOf, folderOf, isOfKind } from '../ask/pages.ts'
import { type Problem, formatField } from '../read/problem.ts'
import { productsById } from '../ask/product-by-id.ts'
import { lacksAsAlternative } from '../ask/related-products.ts'
import type { ContentDates } from '../read/content-dates.ts'
import type { ContentFile } from '../read/content-file.ts'

const AND = new Intl.ListFormat('es-CL')

/** Fields that a page must word differently from its siblings. */
const OWN_WORDS = {
  category: [
    ['title'],
    ['description'],
    ['lead'],
    ['order'],
    ['index', 'label'],
    ['index', 'short'],
    ['index', 'line'],
    ['drawing'],
    ['intro', 0],
  ],
  solution: [['title'], ['description'], ['lead'], ['menu', 'label'], ['menu', 'order']],
  industry: [['title'], ['description'], ['lead']],
} as const

/**
 * Checks that a page made by copying another repeats none of its texts. The dates file tells which of the two is
 * the copy: the new page is not in it yet.
 */
export function checkSiblings(
  parsed: readonly ParsedPage[],
  dates: ContentDates | undefined,
  problems: Problem[],
) {
  const isNew = ({ file }: ParsedPage) =>
    dates !== undefined && !(file.file.replace('content/', '') in dates.pages)
  for (const kind of ['category', 'solution', 'industry'] as const) {
    const alike = parsed.filter((page) => isOfKind(page, kind))
    for (const siblings of Map.groupBy(alike, ({ path }) => folderOf(path)).values()) {
      const ordered = [...siblings].sort((a, b) => Number(isNew(a)) - Number(isNew(b)))
      ordered.forEach(({ file }, index) => {
        for (const { file: earlier } of ordered.slice(0, index)) {
          const problem = repetition(file, earlier, OWN_WORDS[kind])
          if (problem) problems.push(problem)
        }
      })
    }
  }
}

/** One message for everything that two pages have in common. */
function repetition(
  file: ContentFile,
  earlier: ContentFile,
  words: readonly (readonly PropertyKey[])[],
): Problem | undefined {
  const [first, ...others] = words.filter((field) => {
    const written = file.written(field)
    return written !== undefined && written === earlier.written(field)
  })
  if (!first) return undefined
  const rest = others.length === 0 ? '' : `, y lo mismo ${AND.format(others.map(formatField))}`
  const same = `«${file.written(first)}» ya está en ${earlier.locationOf(first)}${rest}`
  return file.problem(first, `${same}: cambia el de la copia`)
}

/**
 * Checks that every product that another one names exists, that an alternative is no simpler and reaches no less,
 * and that an accessory serves a machine of each product it names.
 */
export function checkRelations(
  parsed: readonly ParsedPage[],
  catalogue: Pick<Catalogue, 'products' | 'properties' | 'selection' | 'pages'>,
  problems: Problem[],
) {
  const byId = productsById(catalogue.products)
  for (const { file, content } of parsed) {
    partsOf(content).products.forEach((entry, index) => {
      const product = isDefinition(entry) ? byId.get(entry.id) : undefined
      if (!product) return
      const report = (field: readonly PropertyKey[], message: string) =>
        problems.push(file.problem(['products', index, ...field], message, 'missing product'))
      const found = (ref: string, field: readonly PropertyKey[], lack: Lack) => {
        const other = byId.get(ref)
        const message = other ? lack(other) : 'no existe'
        if (message !== undefined) report(field, `«${ref}» ${message}`)
      }
      product.alternatives.forEach(({ ref }, at) => {
        found(ref, ['alternatives', at, 'ref'], (other) =>
          other === product
            ? 'es el mismo producto'
            : lacksAsAlternative(product, other, catalogue),
        )
      })
      const { accompanies } = product
      accompanies?.products.forEach((ref, at) => {
        found(ref, ['accompanies', 'products', at], (other) =>
          sharesMachine(product, other) ? undefined : 'no es de ninguno de sus equipos',
        )
      })
      accompanies?.pages.forEach((path, at) => {
        if (!catalogue.pages.has(path)) {
          report(['accompanies', 'pages', at], `no existe la página ${path}`)
        }
      })
    })
  }
}

type Lack = (other: CatalogueProduct) => string | undefined

function sharesMachine({ equipment }: CatalogueProduct, other: CatalogueProduct): boolean {
  return equipment.length === 0 || equipment.some((machine) => other.equipment.includes(machine))
}
