import type { ContentFolder } from '#catalogue/read/read-content.ts'
import { SINGLE_FILES } from '#catalogue/read/content-folders.ts'
import { globSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Problem } from '#catalogue/read/problem.ts'

const PICTURES = '{marca,clientes,certificaciones,oficinas,fotos}/*.{avif,jpg,png,webp,svg}'
/** Shown on white, and some 60 pixels high. */
const LOGOS = /^(?:marca|clientes|certificaciones)\//
const PALE = 225
const WIDE = 7
const SMALL_PX = 40
const SAMPLE_PX = 64

type Found = { problems: Problem[]; remarks: Problem[] }

/** Pictures that open only in part, and logos that would hardly be seen. */
export async function reviewPictures(folder: string): Promise<Found> {
  const found: Found = { problems: [], remarks: [] }
  for (const name of globSync(PICTURES, { cwd: folder }).sort()) {
    const at = (message: string): Problem => ({
      file: `content/${name.split(path.sep).join('/')}`,
      line: 1,
      column: 1,
      field: '',
      message,
    })
    try {
      const faults = await looksOf(path.join(folder, name), LOGOS.test(name))
      found.remarks.push(...faults.map(at))
    } catch {
      found.problems.push(at('la imagen está cortada o dañada: expórtala de nuevo'))
    }
  }
  return found
}

/** What a visitor would hardly see of a picture. Throws if it cannot be read to its end. */
async function looksOf(file: string | Buffer, isLogo: boolean): Promise<string[]> {
  const picture = sharp(file, { failOn: 'truncated' })
  const { width, height } = await picture.metadata()
  const { data } = await picture
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'fill' })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (!isLogo) return []
  return [
    ...(data.every((light) => light > PALE)
      ? ['sobre blanco casi no se ve: pide la versión oscura']
      : []),
    ...(width / height > WIDE
      ? ['es muy ancho: se verá como una raya; pide la versión compacta']
      : []),
    ...(height < SMALL_PX ? [`mide ${height} píxeles de alto: se verá borroso`] : []),
  ]
}

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
