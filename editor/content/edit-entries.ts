import { parse } from 'yaml'
import { slugOf } from '#schema/fold-text.ts'
import { Refusal, type ContentStore, type Edit } from './content-store.ts'
import { mendReferences, type Mended, type Renaming } from './references.ts'
import { withData } from './save-yaml.ts'

type Fields = Record<string, unknown>
type Page = Fields & { products?: Fields[]; antes?: string[] }

/** Where a product is, and what becomes of it. */
export type ProductMove = {
  name: string
  id: string
  newId: string
  code?: string | undefined
  to: string
}
export type PageMove = { name: string; to: string }

/** Files of the owner's that bear a product's id. */
const OWN_FILES = ['fotos', 'fichas'].flatMap((folder) =>
  ['jpg', 'png', 'webp', 'avif', 'pdf'].map(
    (ending) => (id: string) => `${folder}/${id}.${ending}`,
  ),
)

/** A product's id as its code has it: "442C XL" is 442c-xl. */
export function idOfCode(code: string): string {
  return slugOf(code)
}

/** The page's address, with the brand where the file's name has it. */
export function pathOfName(name: string): string {
  return `/${name.replace(/\.yaml$/, '').replace(/^paginas\//, '')}`
}

/** Renames a product, moves it to another page, or both: its former address, its files and all that names it follow. */
export function moveProduct(
  store: ContentStore,
  names: readonly string[],
  { name, id, newId, code, to }: ProductMove,
): { edits: Edit[]; mended: Mended[] } {
  const product = productsOf(store, name).find((entry) => entry['id'] === id)
  if (!product) throw new Refusal(`El producto ${id} ya no está en ${name}.`)
  if (
    newId !== id &&
    names.some((one) => productsOf(store, one).some((entry) => entry['id'] === newId))
  ) {
    throw new Refusal(`Ya hay un producto ${newId}.`)
  }
  const [from, target] = [`${pathOfName(name)}/${id}`, `${pathOfName(to)}/${newId}`]
  const { id: _, code: formerCode, antes = [], ...rest } = product
  const moved = {
    id: newId,
    antes: [...(antes as string[]), from].filter((one) => one !== target),
    ...((code ?? formerCode) !== undefined && { code: code ?? formerCode }),
    ...rest,
  }
  const renaming = { ids: new Map([[id, newId]]), paths: new Map([[from, target]]) }
  const change = (page: Page, one: string): Page => {
    if (one !== name && one !== to) return page
    const isIt = (entry: Fields) => entry['id'] === id || entry['id'] === newId
    const kept = (page.products ?? []).filter((entry) => !isIt(entry))
    const at = (page.products ?? []).findIndex(isIt)
    if (one !== to) return { ...page, products: kept }
    const place = at < 0 ? kept.length : at
    return {
      ...page,
      products: kept.toSpliced(place, 0, name === to ? moved : without(moved, 'group')),
    }
  }
  const files = OWN_FILES.flatMap((fileOf): Edit[] => renamedFile(store, fileOf(id), fileOf(newId)))
  const { edits, mended } = changedFiles(store, names, renaming, change)
  return { edits: [...edits, ...(id === newId ? [] : files)], mended }
}

/** Gives a page another address: it keeps the former one, and all links follow. */
export function movePage(
  store: ContentStore,
  names: readonly string[],
  { name, to }: PageMove,
): { edits: Edit[]; mended: Mended[] } {
  if (store.has(to)) throw new Refusal(`Ya hay una página en ${to}.`)
  const [from, target] = [pathOfName(name), pathOfName(to)]
  const renaming = { ids: new Map<string, string>(), paths: new Map([[from, target]]) }
  const change = (page: Page, one: string): Page =>
    one === name ? inserted(page, 'antes', [...(page.antes ?? []), from]) : page
  const { edits, mended } = changedFiles(store, names, renaming, change)
  return {
    edits: edits.flatMap((edit): Edit[] =>
      edit.name === name
        ? [
            { name, content: undefined },
            { name: to, content: edit.content },
          ]
        : [edit],
    ),
    mended,
  }
}

function changedFiles(
  store: ContentStore,
  names: readonly string[],
  renaming: Renaming,
  change: (page: Page, name: string) => Page,
): { edits: Edit[]; mended: Mended[] } {
  const mended: Mended[] = []
  const edits = names.flatMap((name): Edit[] => {
    const { text, stamp } = store.read(name)
    const data: unknown = parse(text)
    const found = (at: string, from: string, to: string) => void mended.push({ name, at, from, to })
    const after = change(mendReferences(data, renaming, found) as Page, name)
    const content = withData(text, after)
    return content === text ? [] : [{ name, content, stamp }]
  })
  return { edits, mended }
}

function renamedFile(store: ContentStore, from: string, to: string): Edit[] {
  if (!store.has(from)) return []
  return [
    { name: to, content: store.bytes(from) },
    { name: from, content: undefined },
  ]
}

function productsOf(store: ContentStore, name: string): Fields[] {
  const page: unknown = parse(store.read(name).text)
  const products = (page as Page | null)?.products
  return Array.isArray(products) ? products : []
}

/** After the first field, which says what kind of page it is. */
function inserted(page: Page, key: string, value: unknown): Page {
  const [first = ['kind', page['kind']], ...others] = Object.entries(without(page, key))
  return Object.fromEntries([first, [key, value], ...others]) as Page
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
}
