import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { slugOf } from '#schema/fold-text.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../plain-data.ts'
import { Refusal, type ContentStore, type Edit } from './content-store.ts'
import { mendReferences, pathOfName, type Mended, type Renaming } from './references.ts'
import { withData } from './save-yaml.ts'

/** A page, or one product of it. */
export type Entry = { name: string; id?: string | undefined }
/** The files that an action changes, the references that it updates, and the entry's new place. */
export type Plan = { edits: Edit[]; mended: Mended[]; place: Entry }
/** Returns a file's new data; undefined removes it. */
type Change = (page: Fields, name: string) => Fields | undefined

/** Files of the owner that are named after a product's id. */
const OWN_FILES = [
  ['fotos', 'jpg'],
  ['fotos', 'png'],
  ['fichas', 'pdf'],
]

/** Adds a copy of the entry with the same fields, under its own title or code. */
export function copied(store: ContentStore, { name, id }: Entry, words: string): Plan {
  const page = dataOf(store, name)
  if (id !== undefined) {
    const newId = slugFor(words)
    refuseTaken(store, newId)
    const products = listOf(page['products'])
    const at = products.findIndex((one) => one['id'] === id)
    const { antes: _, pendiente: __, ...original } = products[at] ?? {}
    const made = products.toSpliced(at + 1, 0, { ...original, id: newId, code: words })
    const edits = [edited(store, name, { ...page, products: made })]
    return { edits, mended: [], place: { name, id: newId } }
  }
  const copy = besides(store, name, words)
  const { antes: _, products, ...rest } = page
  const [first] = listOf(products)
  const listed = page['kind'] === 'category' && {
    products: [{ ref: first?.['id'] ?? first?.['ref'] }],
  }
  const content = withData(store.read(name).text, { ...rest, ...listed, title: words })
  return { edits: [{ name: copy, content }], mended: [], place: { name: copy } }
}

/** Removes the entry, a page with its products; a single product's address will redirect to its page. */
export function removed(store: ContentStore, { name, id }: Entry): Plan {
  const path = pathOfName(name)
  const place = { name }
  const withdrawal = (product: Fields) => ({
    ...named(product),
    path: `${path}/${textOf(product['id'])}`,
    to: undefined,
  })
  if (id === undefined) {
    const below = store.pages().filter(isWithin(name)).length - 1
    if (below > 0) throw new Refusal(`Antes se retiran las páginas que están en ella: ${below}.`)
    const products = listOf(dataOf(store, name)['products']).filter((one) => 'id' in one)
    const renamings = [...products.map(withdrawal), { path, to: undefined }]
    const plan = planned(store, renamings, (page, one) => (one === name ? undefined : page))
    return { ...plan, mended: plan.mended.filter((one) => one.name !== name), place }
  }
  const product = productOf(store, { name, id })
  const renaming = withdrawal(product)
  const plan = planned(store, [renaming], (page, one) => {
    if (one !== name) return page
    const products = listOf(page['products']).filter((entry) => entry['id'] !== id)
    return withFormer({ ...page, products }, [...formerOf(product), renaming.path], path)
  })
  return { ...plan, place }
}

/** Renames the entry, a page with those below it, or moves a product: addresses, files and references follow. */
export function moved(store: ContentStore, { name, id }: Entry, words: string, to = name): Plan {
  const path = pathOfName(name)
  if (id === undefined) {
    const target = besides(store, name, words)
    const moves = isWithin(name)
    const renamed = (one: string) => `${stemOf(target)}${one.slice(stemOf(name).length)}`
    const plan = planned(store, [{ path, to: pathOfName(target) }], (page, one) =>
      moves(one) ? relocated(page, pathOfName(one), pathOfName(renamed(one))) : page,
    )
    const edits = plan.edits.flatMap((edit): Edit[] =>
      moves(edit.name)
        ? [
            { name: edit.name, content: undefined },
            { ...edit, name: renamed(edit.name), stamp: undefined },
          ]
        : [edit],
    )
    return { ...plan, edits, place: { name: target } }
  }
  const product = productOf(store, { name, id })
  if (!store.bytes(to)) throw new Refusal(`La página ${to} ya no está: vuelve a cargar.`)
  const newId = words === '' ? id : slugFor(words)
  if (newId !== id) refuseTaken(store, newId)
  const [from, target] = [`${path}/${id}`, `${pathOfName(to)}/${newId}`]
  const renaming = { ...named(product), path: from, to: target, newId }
  const plan = planned(store, [renaming], (page, one) => {
    if (one !== name && one !== to) return page
    const products = listOf(page['products'])
    const at = products.findIndex((entry) => entry['id'] === id || entry['ref'] === newId)
    const { id: __, group, ...rest } = products.find((entry) => entry['id'] === id) ?? product
    const isHere = name === to && group !== undefined
    const renamed = {
      id: newId,
      ...rest,
      ...(words !== '' && { code: words }),
      ...(isHere && { group }),
    }
    const kept = products.filter((_, index) => index !== at)
    const place = at < 0 ? kept.length : at
    const entry = withFormer(renamed, [from], target)
    return { ...page, products: one === to ? kept.toSpliced(place, 0, entry) : kept }
  })
  const renamed = OWN_FILES.flatMap(([folder, ending]): Edit[] => {
    const [file = '', renamedFile = ''] = [id, newId].map((one) => `${folder}/${one}.${ending}`)
    const content = id === newId ? undefined : store.bytes(file)
    return content
      ? [
          { name: renamedFile, content },
          { name: file, content: undefined },
        ]
      : []
  })
  return { ...plan, edits: [...plan.edits, ...renamed], place: { name: to, id: newId } }
}

function planned(store: ContentStore, renamings: readonly Renaming[], change: Change) {
  const mended: Mended[] = []
  const edits = store.pages().flatMap((name): Edit[] => {
    const page = dataOf(store, name)
    const found = (at: string, from: string, to: string | undefined) => {
      if (!mended.some((one) => one.name === name && one.at === at && one.from === from))
        mended.push({ name, at, from, to })
    }
    const references = renamings.reduce<unknown>(
      (content, renaming) => mendReferences(content, renaming, found),
      page,
    )
    const after = change(references as Fields, name)
    return isDeepStrictEqual(after, page) ? [] : [edited(store, name, after)]
  })
  return { edits, mended }
}

function edited(store: ContentStore, name: string, data: Fields | undefined): Edit {
  const { text, stamp } = store.read(name)
  return { name, content: data && withData(text, data), stamp }
}

function slugFor(words: string): string {
  const slug = slugOf(words)
  if (slug === '') throw new Refusal('Escribe cómo se llamará.')
  return slug
}

/** The file name for a page with this title beside this one. */
function besides(store: ContentStore, name: string, words: string): string {
  const beside = `${name.slice(0, name.lastIndexOf('/') + 1)}${slugFor(words)}.yaml`
  if (store.bytes(beside)) throw new Refusal(`Ya hay una página en ${beside}.`)
  return beside
}

function refuseTaken(store: ContentStore, id: string) {
  const taken = store
    .pages()
    .find((one) => listOf(dataOf(store, one)['products']).some((entry) => entry['id'] === id))
  if (taken !== undefined) throw new Refusal(`Ya hay un producto ${id}, en ${taken}.`)
}

function productOf(store: ContentStore, { name, id }: Entry): Fields {
  const page = dataOf(store, name)
  if (id === undefined) return {}
  const found = listOf(page['products']).find((entry) => entry['id'] === id)
  if (!found) throw new Refusal(`El producto ${id} ya no está en ${name}.`)
  return found
}

const named = ({ id, code }: Fields) => ({
  ...(id !== undefined && { id: textOf(id) }),
  code: textOf(code),
})

function formerOf({ antes }: Fields): string[] {
  return Array.isArray(antes) ? antes.map(textOf) : []
}

const stemOf = (name: string) => name.replace(/\.yaml$/, '')
/** Whether a file is this page's or that of a page below it. */
const isWithin = (name: string) => (one: string) =>
  one === name || one.startsWith(`${stemOf(name)}/`)

/** A page at its new address; it and its products keep their former ones. */
function relocated(page: Fields, from: string, to: string): Fields {
  const { products } = page
  const follow = (one: unknown) => {
    const id = textOf(fieldsOf(one)['id'])
    return id === '' ? one : withFormer(fieldsOf(one), [`${from}/${id}`], `${to}/${id}`)
  }
  const others = Array.isArray(products) && { products: products.map(follow) }
  return withFormer({ ...page, ...others }, [from], to)
}

/** The fields with the former addresses added, after the first field. */
function withFormer(fields: Fields, former: readonly string[], now: string): Fields {
  const antes = [...new Set([...formerOf(fields), ...former])].filter((one) => one !== now)
  const { antes: _, ...rest } = fields
  const [first, ...others] = Object.entries(rest)
  return Object.fromEntries([...(first ? [first] : []), ['antes', antes], ...others])
}

function dataOf(store: ContentStore, name: string): Fields {
  return (parse(store.read(name).text) ?? {}) as Fields
}
