import { parse } from 'yaml'
import { z } from 'zod'
import { schemaLine } from '../../tools/schemas/content-schemas.ts'
import { withWord } from '../content/add-word.ts'
import { Refusal, type ContentStore } from '../content/content-store.ts'
import { idOfCode, movePage, moveProduct, pathOfName } from '../content/edit-entries.ts'
import { fitPicture } from '../content/fit-picture.ts'
import { withData } from '../content/save-yaml.ts'
import type { WatchedState } from './watched-state.ts'

const WORDS = 'vocabulario/palabras.txt'
const fields = z.record(z.string(), z.unknown())
const file = z.object({ name: z.string().endsWith('.yaml') })
const entry = file.extend({ id: z.string() })

/** What the page may ask for, each by its name. */
export function editorApi(store: ContentStore, watched: WatchedState) {
  const products = (data: Record<string, unknown>) =>
    z.array(fields).catch([]).parse(data['products'])
  const read = (name: string) => {
    const { text, stamp } = store.read(name)
    return { text, stamp, data: fields.parse(parse(text)) }
  }
  const changeProducts = (
    what: string,
    name: string,
    change: (list: Record<string, unknown>[]) => Record<string, unknown>[],
  ) => {
    const { text, stamp, data } = read(name)
    const content = withData(text, { ...data, products: change(products(data)) })
    store.change(what, [{ name, content, stamp }])
  }
  const done = () => {
    watched.look()
    return { ok: true }
  }

  return {
    state: async (asked: unknown) => {
      const { after } = z.object({ after: z.number() }).parse(asked)
      return await watched.after(after)
    },
    file: (asked: unknown) => {
      const { name } = file.parse(asked)
      const { text, stamp } = store.read(name)
      const schema = /esquemas\/([\w-]+)\.json/.exec(schemaLine(name))?.[1] ?? 'pagina'
      try {
        return { stamp, schema, path: pathOfName(name), data: fields.parse(parse(text)) }
      } catch {
        return { stamp, schema, path: pathOfName(name), data: undefined }
      }
    },
    schema: (asked: unknown) => {
      const { name } = z.object({ name: z.string().regex(/^[\w-]+$/) }).parse(asked)
      return JSON.parse(store.read(`esquemas/${name}.json`).text) as unknown
    },
    save: (asked: unknown) => {
      const { name, stamp, data } = file.extend({ stamp: z.string(), data: fields }).parse(asked)
      const { text, data: before } = read(name)
      const content = withData(text, name === 'sitio.yaml' ? withFormerSlug(before, data) : data)
      store.change(`guardar ${name}`, [{ name, content, stamp }])
      watched.look()
      return { stamp: store.read(name).stamp, data: read(name).data }
    },
    /** A product beside the one that it is copied from, or a page. */
    copy: (asked: unknown) => {
      const { name, id, code } = entry.extend({ code: z.string().min(1) }).parse(asked)
      const newId = idOfCode(code)
      if (watched.products.has(newId)) throw new Refusal(`Ya hay un producto ${newId}.`)
      changeProducts(`agregar ${code} desde ${id}`, name, (list) => {
        const at = list.findIndex((one) => one['id'] === id)
        const { antes: _, pendiente: __, ...original } = list[at] ?? {}
        return list.toSpliced(at + 1, 0, { ...original, id: newId, code })
      })
      return { ...done(), id: newId }
    },
    copyPage: (asked: unknown) => {
      const { name, to } = file.extend({ to: z.string() }).parse(asked)
      const folder = name.slice(0, name.lastIndexOf('/') + 1)
      const copy = `${folder}${idOfCode(to)}.yaml`
      if (store.has(copy)) throw new Refusal(`Ya hay una página en ${copy}.`)
      const { text, data } = read(name)
      const { antes: _, products: __, ...page } = data
      const references = products(data)
        .slice(0, 1)
        .map((one) => ({ ref: one['id'] ?? one['ref'] }))
      const listed = page['kind'] === 'category' ? { ...page, products: references } : page
      store.change(`agregar ${copy} desde ${name}`, [
        { name: copy, content: withData(text, { ...listed, title: to }) },
      ])
      return { ...done(), name: copy }
    },
    remove: (asked: unknown) => {
      const { name, id } = entry.parse(asked)
      changeProducts(`retirar ${id}`, name, (list) => list.filter((one) => one['id'] !== id))
      return done()
    },
    removePage: (asked: unknown) => {
      const { name } = file.parse(asked)
      store.change(`retirar ${name}`, [{ name, content: undefined }])
      return done()
    },
    /** First only tells what would change with it; then does it. */
    moveProduct: (asked: unknown) => {
      const { look, ...move } = entry
        .extend({
          newId: z.string(),
          code: z.string().optional(),
          to: z.string(),
          look: z.boolean(),
        })
        .parse(asked)
      const { edits, mended } = moveProduct(store, watched.files, move)
      if (!look) store.change(`${move.id} pasa a ${move.newId} en ${move.to}`, edits)
      return { ...(look ? {} : done()), mended, files: edits.map(({ name }) => name) }
    },
    movePage: (asked: unknown) => {
      const { look, name, to } = file.extend({ to: z.string(), look: z.boolean() }).parse(asked)
      const folder = name.slice(0, name.lastIndexOf('/') + 1)
      const { edits, mended } = movePage(store, watched.files, {
        name,
        to: `${folder}${idOfCode(to)}.yaml`,
      })
      if (!look) store.change(`${name} cambia de dirección`, edits)
      return { ...(look ? {} : done()), mended, files: edits.map((edit) => edit.name) }
    },
    word: (asked: unknown) => {
      const { word } = z.object({ word: z.string().regex(/^[\p{L}\p{M}-]+$/u) }).parse(asked)
      const { text, stamp } = store.read(WORDS)
      store.change(`agregar «${word}» al diccionario`, [
        { name: WORDS, content: withWord(text, word), stamp },
      ])
      return done()
    },
    picture: async (asked: unknown) => {
      const { folder, id, name, base64 } = z
        .object({ folder: z.string(), id: z.string(), name: z.string(), base64: z.string() })
        .parse(asked)
      const fit = await fitPicture(folder, id, { name, bytes: Buffer.from(base64, 'base64') })
      const others = ['svg', 'png', 'jpg', 'webp', 'avif'].map((ending) =>
        fit.name.replace(/\.\w+$/, `.${ending}`),
      )
      store.change(`imagen ${fit.name}`, [
        ...others
          .filter((one) => one !== fit.name && store.has(one))
          .map((one) => ({ name: one, content: undefined })),
        { name: fit.name, content: fit.content },
      ])
      return { ...done(), name: fit.name, said: fit.said }
    },
    history: () => store.history(),
    goBack: (asked: unknown) => {
      store.goBackBefore(z.object({ id: z.string() }).parse(asked).id)
      return done()
    },
  }
}

/** A brand that takes another slug keeps its former one, so that the addresses with it lead on. A sample had none. */
function withFormerSlug(before: Record<string, unknown>, after: Record<string, unknown>) {
  const [was, is] = [
    fields.catch({}).parse(before['brand']),
    fields.catch({}).parse(after['brand']),
  ]
  const former = was['slug']
  if (typeof former !== 'string' || former === is['slug']) return after
  const antes = z.array(z.string()).catch([]).parse(is['antes'])
  return {
    ...after,
    brand: { ...is, antes: [...antes.filter((one) => one !== is['slug']), former] },
  }
}
