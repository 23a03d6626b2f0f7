import type { ContentFolder } from '#catalogue/read/read-content.ts'
import { SINGLE_FILES } from '#catalogue/read/content-folders.ts'

/** A text that visitors read, as its file writes it, and its place there. */
export type ReadText = { text: string; at: readonly PropertyKey[] }

/** Names, addresses and choices: no words of Spanish. Drawings letter nothing but what their `text` says. */
const UNREAD = new Set(
  (
    'id antes kind ref facet dimension href url slug unit youtube file image equipment excludes serves fields via baseUrl email phone ' +
    'sizedBy accompanies serviceId publicKey source isFolded office industries uses drawing machine service product section ' +
    'to means said alone pages plan letter families family places properties distances of'
  ).split(' '),
)
/** What is read beside the pages; the other vocabularies tell the code how to search and judge. */
const READ_FILES = new Set([
  'sitio.yaml',
  'paginas/inicio.yaml',
  'vocabulario/glosario.yaml',
  'vocabulario/planes-api.yaml',
  'vocabulario/propiedades.yaml',
])
/** What says of an owed value what it is, to the owner alone. */
const FOR_THE_OWNER = new Set(['nota', 'pendiente', 'owner', 'helpful'])

/** Whether visitors read what a file of the content says. */
export function isRead(name: string): boolean {
  return READ_FILES.has(name) || !SINGLE_FILES.has(name)
}

/** Every text inside some content that visitors read. */
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

/** What names something in the site's own file, and what does in any. */
const SITE_NAMES = new Set(
  'name slug muestra legalName city comuna region address id copyright title'.split(' '),
)
const NAMES = new Set(['id', 'code', 'alt'])

/** Names that their owner spells: company, offices, networks, customers, and the codes of products. */
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
