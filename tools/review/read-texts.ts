import type { ContentFolder } from '#catalogue/read/read-content.ts'
import { SINGLE_FILES } from '#catalogue/read/single-files.ts'

/** A text that visitors read, as the file has it, and its path in the file. */
export type ReadText = { text: string; at: readonly PropertyKey[] }

/** Fields that hold names, addresses and choices, not Spanish words. Of a drawing only `text` is lettered. */
const UNREAD = new Set(
  (
    'id antes kind ref facet dimension href url slug unit youtube file image equipment excludes serves fields via baseUrl email phone ' +
    'sizedBy accompanies serviceId publicKey source isFolded branch industries uses drawing machine service product section ' +
    'to means said alone pages plan letter families family places properties distances of'
  ).split(' '),
)
/** Files that are read besides the pages; the other vocabularies are for search and checks. */
const READ_FILES = new Set([
  'sitio.yaml',
  'paginas/inicio.yaml',
  'vocabulario/glosario.yaml',
  'vocabulario/planes-api.yaml',
  'vocabulario/propiedades.yaml',
])
/** Fields that explain an owed value to the owner alone. */
const FOR_THE_OWNER = new Set(['nota', 'pendiente', 'owner', 'helpful'])

/** Whether visitors read texts of this content file. */
export function isRead(name: string): boolean {
  return READ_FILES.has(name) || !SINGLE_FILES.has(name)
}

/** All texts in a piece of content that visitors read. */
export function readTexts(content: unknown, at: readonly PropertyKey[] = []): ReadText[] {
  if (typeof content === 'string') return [{ text: content, at }]
  if (content === null || typeof content !== 'object') return []
  if (Array.isArray(content)) {
    return content.flatMap((part, index) => readTexts(part, [...at, index]))
  }
  return Object.entries(content).flatMap(([key, part]) =>
    UNREAD.has(key) || FOR_THE_OWNER.has(key) ? [] : readTexts(part, [...at, key]),
  )
}

/** Fields that hold names: in the site's own file, and in any file. */
const SITE_NAMES = new Set(
  'name slug muestra legalName city comuna region address id copyright title'.split(' '),
)
const NAMES = new Set(['id', 'code', 'alt'])

/** Names whose spelling their owners decide: company, branches, networks, customers, and product codes. */
export function ownNames(files: ContentFolder): string[] {
  return [...files].flatMap(([name, file]) =>
    textsUnder(name === 'sitio.yaml' ? SITE_NAMES : NAMES, file.data({})),
  )
}

function textsUnder(keys: ReadonlySet<string>, value: unknown, isUnder = false): string[] {
  if (typeof value === 'string') return isUnder ? [value] : []
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((part) => textsUnder(keys, part, isUnder))
  return Object.entries(value).flatMap(([key, part]) => textsUnder(keys, part, keys.has(key)))
}
