import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { DOCUMENTS_DATA_PATH, shareCardPath } from '#catalogue/paths.ts'
import type { Round } from './render-site.ts'

/** What pages name of what can be left out of a sample. */
const NAMED_FILE = /\/(?:dibujos|fichas|documentos)\/[\w.-]+\.(?:svg|png|pdf)/g
/** Pages of running text: each says something of its own. */
const OF_TEXT = ['article', 'solution']
/** Lists all documents with their sizes, and so has each of them printed. */
const OF_DOCUMENTS = 'documents'

type Settings = { bundle: string; catalogue: Catalogue; clientDir: string }

/**
 * What a build writes, in rounds. Documents come first, since pages state their sizes. A sample holds the pages that
 * are asked for, one of each other kind, all of running text, and the drawings and documents that these name.
 */
export async function renderRounds(
  { bundle, catalogue, clientDir }: Settings,
  sample: readonly string[] | undefined,
): Promise<Round[]> {
  const site = (await import(
    path.join(bundle, 'renderer/render.mjs')
  )) as typeof import('../../src/site/render.tsx')
  site.setCatalogue(catalogue)
  const every = site.pagePaths(catalogue)
  const { documents, others } = site.filePaths()
  const task = (kind: 'page' | 'file') => (address: string) => ({ kind, path: address })
  const round = (name: string, kind: 'page' | 'file', paths: () => readonly string[]): Round => ({
    name,
    tasks: () => paths().map(task(kind)),
  })
  if (!sample) {
    return [
      round('documentos', 'file', () => documents),
      round('páginas', 'page', () => every),
      round('dibujos y datos', 'file', () => others),
    ]
  }
  const pages = sampleOf(every, sample, (page) => site.kindAt(page, catalogue))
  const leftOut = new Set(every.filter((page) => !pages.includes(page)).map(shareCardPath))
  leftOut.add(DOCUMENTS_DATA_PATH)
  return [
    round('páginas', 'page', () => pages),
    round('documentos', 'file', () => {
      const named = namedIn(clientDir)
      return documents.filter((file) => named.has(file))
    }),
    round('dibujos y datos', 'file', () => {
      const named = namedIn(clientDir)
      return others.filter(
        (file) => !leftOut.has(file) && (!file.startsWith('/dibujos/') || named.has(file)),
      )
    }),
  ]
}

function namedIn(clientDir: string): ReadonlySet<string> {
  const pages = globSync('**/*.html', { cwd: clientDir })
  return new Set(
    pages.flatMap(
      (page) => readFileSync(path.join(clientDir, page), 'utf8').match(NAMED_FILE) ?? [],
    ),
  )
}

function sampleOf(
  every: readonly string[],
  asked: readonly string[],
  kindOf: (page: string) => string | undefined,
): string[] {
  const known = new Set<string | undefined>([...asked.map(kindOf), OF_DOCUMENTS])
  const ofOthers = every.filter((page) => {
    const kind = kindOf(page)
    if (OF_TEXT.includes(kind ?? '')) return true
    const isNew = !known.has(kind)
    known.add(kind)
    return isNew
  })
  const wanted = new Set([...ofOthers, ...asked])
  return every.filter((page) => wanted.has(page))
}
