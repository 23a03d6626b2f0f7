import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { schemaLine } from '../../tools/schemas/content-schemas.ts'
import { withWord } from '../content/add-word.ts'
import { Refusal, type ContentStore, type Edit } from '../content/content-store.ts'
import { copied, moved, removed, type Plan } from '../content/edit-entries.ts'
import { fitFile } from '../content/fit-file.ts'
import { pathOfName } from '../content/references.ts'
import { withData } from '../content/save-yaml.ts'
import { fieldsOf, type Fields } from '../plain-data.ts'
import { differences } from '../publish/changes.ts'
import { goBack, publish, PUBLISHED_CONTENT } from '../publish/publish.ts'
import { readSettings } from '../publish/settings.ts'
import { createPublishing } from './publishing.ts'
import type { WatchedState } from './watched-state.ts'

const WORDS = 'vocabulario/palabras.txt'
/** Files of the owner that the page may remove. */
const OWN = /^(?:marca|clientes|certificaciones|oficinas|fotos|fichas|documentos)\//
/** The parameters of all actions; each uses its own. */
export const REQUEST = z.object({
  after: z.number().default(0),
  name: z.string().endsWith('.yaml').default('.yaml'),
  id: z.string().optional(),
  to: z.string().optional(),
  look: z.boolean().default(false),
  words: z.string().default(''),
  stamp: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
  field: z.string().default(''),
  value: z.string().default(''),
  word: z
    .string()
    .regex(/^[\p{L}\p{M}-]*$/u)
    .default(''),
  file: z.string().default(''),
  folder: z.string().default(''),
  base64: z.string().default(''),
  withoutOwed: z.boolean().default(false),
})
/** An action that the page may request. */
export type Act = (asked: z.output<typeof REQUEST>) => unknown

/** The actions that the page may request, by name. */
export function editorApi(
  store: ContentStore,
  watched: WatchedState,
  changed: () => void,
): Readonly<Record<string, Act>> {
  const change = (what: string, edits: readonly Edit[]) => {
    store.change(what, edits)
    changed()
  }
  const publishing = createPublishing((state) => watched.show({ publishing: state }))
  const shown = () => ({ address: watched.address, published: PUBLISHED_CONTENT })
  const read = (name: string) => {
    const { text, stamp } = store.read(name)
    const isSound = parseDocument(text).errors.length === 0
    return { stamp, data: isSound ? fieldsOf(parse(text)) : undefined }
  }
  /** With `isLook`, only returns what the action would change. */
  const act = (what: string, isLook: boolean, { edits, mended, place }: Plan) => {
    if (!isLook) change(what, edits)
    return { mended, place }
  }
  return {
    state: ({ after }) => watched.newerThan(after),
    file: ({ name }) => {
      const schema = /esquemas\/[\w-]+\.json/.exec(schemaLine(name))?.[0] ?? ''
      return { ...read(name), schema: JSON.parse(store.read(schema).text), path: pathOfName(name) }
    },
    save: ({ name, stamp, data }) => {
      const { text } = store.read(name)
      const whole = name === 'sitio.yaml' ? withFormerSlug(fieldsOf(parse(text)), data) : data
      change('guardar', [{ name, content: withData(text, whole), stamp }])
      return read(name)
    },
    /** Supplies a single owed value. */
    give: ({ name, field, value }) => {
      const { text, stamp } = store.read(name)
      const document = parseDocument(text)
      document.setIn(field.match(/[^.[\]]+/g) ?? [], value)
      const content = withData(text, document.toJS())
      change(`entregar «${value}»`, [{ name, content, stamp }])
    },
    copy: (asked) => act(`agregar ${asked.words}`, false, copied(store, asked, asked.words)),
    remove: (asked) => act(`retirar ${asked.id ?? asked.name}`, asked.look, removed(store, asked)),
    move: (asked) => {
      const plan = moved(store, asked, asked.words, asked.to)
      const called = plan.place.id ?? plan.place.name
      return act(`${asked.id ?? asked.name} pasa a ${called}`, asked.look, plan)
    },
    word: ({ word }) => {
      const { text, stamp } = store.read(WORDS)
      const content = withWord(text, word)
      change(`agregar «${word}» al diccionario`, [{ name: WORDS, content, stamp }])
    },
    picture: async ({ folder, id = '', file, base64 }) => {
      const fit = await fitFile(folder, id, { name: file, bytes: Buffer.from(base64, 'base64') })
      const others = ['svg', 'png', 'jpg', 'webp', 'avif']
        .map((ending) => fit.name.replace(/\.\w+$/, `.${ending}`))
        .filter((one) => one !== fit.name && store.bytes(one))
        .map((name) => ({ name, content: undefined }))
      change('poner un archivo', [...others, { name: fit.name, content: fit.content }])
      return { ...fit, content: undefined }
    },
    removePicture: ({ file }) => {
      if (!OWN.test(file)) throw new Refusal('Ese archivo no se quita desde aquí.')
      change('quitar un archivo', [{ name: file, content: undefined }])
    },
    history: () => store.history(),
    goBack: ({ id = '' }) => {
      store.goBackBefore(id)
      changed()
    },
    settings: readSettings,
    differences: () => differences(PUBLISHED_CONTENT, store.folder),
    publish: ({ withoutOwed }) => {
      const buildDir = process.env['BUILD_DIR'] ?? 'build'
      const site = { ...shown(), contentDir: store.folder, buildDir, withoutOwed }
      publishing((tell) => publish(site, readSettings(), tell))
    },
    publishBack: () => publishing((tell) => goBack(readSettings(), shown(), tell)),
  }
}

/** A brand with a new slug keeps the former one, so that its addresses redirect; a sample had no slug. */
function withFormerSlug(before: Fields, after: Fields): Fields {
  const [was, brand] = [fieldsOf(before['brand']), fieldsOf(after['brand'])]
  if (typeof was['slug'] !== 'string' || was['slug'] === brand['slug']) return after
  const former = Array.isArray(brand['antes']) ? brand['antes'] : []
  const antes = [...former.filter((one) => one !== brand['slug']), was['slug']]
  return { ...after, brand: { ...brand, antes } }
}
