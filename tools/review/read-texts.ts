import type { ContentFolder } from '#catalogue/read-content.ts'
import { SINGLE_FILES } from '#catalogue/content-folders.ts'

/** A text that visitors read, as its file writes it, and its place there. */
export type ReadText = { text: string; at: readonly PropertyKey[] }

/** Names, addresses and choices: no words of Spanish. Drawings letter nothing but what their `text` says. */
const UNREAD = new Set(
  (
    'id kind ref href url slug unit youtube file image equipment excludes serves fields via baseUrl email phone ' +
    'sizedBy accompanies serviceId publicKey source revised isFolded office industries uses drawing machine service product section ' +
    'to means said alone pages plan letter families family places properties distances'
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

/** Names that their owner spells: company, offices, networks, customers, and the codes of products. */
export function ownNames(files: ContentFolder): string[] {
  const names: string[] = []
  const collect = (value: unknown, isName: boolean) => {
    if (typeof value === 'string' && isName) names.push(value)
    if (value === null || typeof value !== 'object') return
    const parts = Array.isArray(value)
      ? value.map((part) => ['', part] as const)
      : Object.entries(value)
    for (const [key, part] of parts) collect(part, key === '' ? isName : NAMES.has(key))
  }
  const site = files.get('sitio.yaml')
  for (const file of files.values()) collect(file.data({}), file === site)
  return names
}
const NAMES = new Set(
  'name slug muestra legalName city comuna region address id code alt copyright title'.split(' '),
)
