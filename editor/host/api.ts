import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { schemaLine } from '../../tools/schemas/content-schemas.ts'
import { withWord } from '../content/add-word.ts'
import type { ContentStore, Edit } from '../content/content-store.ts'
import { copied, moved, removed, type Plan } from '../content/edit-entries.ts'
import { fitFile } from '../content/fit-file.ts'
import { withData } from '../content/save-yaml.ts'
import { fieldsOf } from '../plain-data.ts'
import { pathOfName } from './content-state.ts'
import type { WatchedState } from './watched-state.ts'

const WORDS = 'vocabulario/palabras.txt'
/** Files of the owner's, which a page may take away. */
const OWN = /^(?:marca|clientes|certificaciones|oficinas|fotos|fichas|documentos)\//
const fields = z.record(z.string(), z.unknown())
const file = z.object({ name: z.string().endsWith('.yaml') })
const entry = file.extend({ id: z.string().optional() })
const words = z.string().regex(/[\p{L}\d]/u, 'Escribe cómo se llamará.')

/** An act with what it must be asked with. */
function on<Asked>(shape: z.ZodType<Asked>, act: (asked: Asked) => unknown) {
  return (asked: unknown) => act(shape.parse(asked))
}

/** What the page may ask for, each by its name. */
export function editorApi(store: ContentStore, watched: WatchedState) {
  const change = (what: string, edits: readonly Edit[]) => {
    store.change(what, edits)
    watched.look()
  }
  const read = (name: string) => {
    const { text, stamp } = store.read(name)
    const { errors } = parseDocument(text)
    return { text, stamp, data: errors.length > 0 ? undefined : fields.parse(parse(text)) }
  }
  /** First only tells what would change with it; then does it. */
  const act = (what: string, isLook: boolean, { edits, mended, place }: Plan) => {
    if (!isLook) change(what, edits)
    return { mended, place }
  }
  return {
    state: on(z.object({ after: z.number() }), ({ after }) => watched.newerThan(after)),
    file: on(file, ({ name }) => {
      const schema = /esquemas\/([\w-]+)\.json/.exec(schemaLine(name))?.[1] ?? 'pagina'
      const { stamp, data } = read(name)
      const shape: unknown = JSON.parse(store.read(`esquemas/${schema}.json`).text)
      return { stamp, data, schema: shape, path: pathOfName(name) }
    }),
    save: on(file.extend({ stamp: z.string(), data: fields }), ({ name, stamp, data }) => {
      const { text, data: before } = read(name)
      const content = withData(text, name === 'sitio.yaml' ? withFormerSlug(before, data) : data)
      change('guardar', [{ name, content, stamp }])
      const { text: _, ...saved } = read(name)
      return saved
    }),
    /** One value alone, given where it is owed. */
    give: on(file.extend({ field: z.string(), value: z.string() }), ({ name, field, value }) => {
      const { text, stamp } = store.read(name)
      const document = parseDocument(text)
      const at = field.split(/[.[\]]+/).filter(Boolean)
      document.setIn(
        at.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        value,
      )
      const content = withData(text, document.toJS())
      change(`entregar «${value}»`, [{ name, content, stamp }])
    }),
    copy: on(entry.extend({ words }), (asked) =>
      act(`agregar ${asked.words}`, false, copied(store, asked, asked.words)),
    ),
    remove: on(entry.extend({ look: z.boolean() }), ({ look, ...asked }) =>
      act(`retirar ${asked.id ?? asked.name}`, look, removed(store, asked)),
    ),
    move: on(
      entry.extend({ words: z.string(), to: z.string().optional(), look: z.boolean() }),
      ({ look, words: called, to, ...asked }) => {
        const plan = moved(store, asked, called, to)
        return act(
          `${asked.id ?? asked.name} pasa a ${plan.place.id ?? plan.place.name}`,
          look,
          plan,
        )
      },
    ),
    word: on(z.object({ word: z.string().regex(/^[\p{L}\p{M}-]+$/u) }), ({ word }) => {
      const { text, stamp } = store.read(WORDS)
      const content = withWord(text, word)
      change(`agregar «${word}» al diccionario`, [{ name: WORDS, content, stamp }])
    }),
    picture: on(
      z.object({ folder: z.string(), id: z.string(), name: z.string(), base64: z.string() }),
      async ({ folder, id, name, base64 }) => {
        const fit = await fitFile(folder, id, { name, bytes: Buffer.from(base64, 'base64') })
        const others = ['svg', 'png', 'jpg', 'webp', 'avif']
          .map((ending) => fit.name.replace(/\.\w+$/, `.${ending}`))
          .filter((one) => one !== fit.name && store.has(one))
          .map((one) => ({ name: one, content: undefined }))
        change('poner un archivo', [...others, { name: fit.name, content: fit.content }])
        return { name: fit.name, said: fit.said, looks: fit.looks }
      },
    ),
    removePicture: on(z.object({ name: z.string().regex(OWN) }), ({ name }) =>
      change('quitar un archivo', [{ name, content: undefined }]),
    ),
    history: () => store.history(),
    goBack: on(z.object({ id: z.string() }), ({ id }) => {
      store.goBackBefore(id)
      watched.look()
    }),
  }
}

/** A brand that takes another slug keeps its former one, so that the addresses with it lead on. A sample had none. */
function withFormerSlug(before: unknown, after: Record<string, unknown>) {
  const [was, is] = [before, after].map((one) => fieldsOf(fieldsOf(one)['brand']))
  const former = was?.['slug']
  if (typeof former !== 'string' || former === is?.['slug']) return after
  const antes = z.array(z.string()).catch([]).parse(is?.['antes'])
  return {
    ...after,
    brand: { ...is, antes: [...antes.filter((one) => one !== is?.['slug']), former] },
  }
}
