import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { shareCardPath } from '#catalogue/paths.ts'
import type { Round } from './render-site.ts'

/**
 * What a build writes, in rounds. Documents come first, since pages state their sizes. A sample holds the pages that
 * are asked for, one of each kind, all of running text, of which each says something of its own, and the files.
 */
export async function renderRounds(
  bundle: string,
  catalogue: Catalogue,
  sample: readonly string[] | undefined,
): Promise<Round[]> {
  const site = (await import(
    path.join(bundle, 'renderer/render.mjs')
  )) as typeof import('../../src/site/render.tsx')
  site.setCatalogue(catalogue)
  const every = site.pagePaths(catalogue)
  const pages = sample ? sampleOf(every, sample, (page) => site.kindAt(page, catalogue)) : every
  const { documents, others } = site.filePaths()
  const leftOut = new Set(every.filter((page) => !pages.includes(page)).map(shareCardPath))
  const files = others.filter((file) => !leftOut.has(file))
  const task = (kind: 'page' | 'file') => (address: string) => ({ kind, path: address })
  return [
    { name: 'documentos', tasks: documents.map(task('file')) },
    { name: 'páginas', tasks: pages.map(task('page')) },
    { name: 'dibujos y datos', tasks: files.map(task('file')) },
  ]
}

function sampleOf(
  every: readonly string[],
  asked: readonly string[],
  kindOf: (page: string) => string | undefined,
): string[] {
  const first = [...Map.groupBy(every, kindOf).values()].flatMap(([page]) => page ?? [])
  const ofText = every.filter((page) => ['article', 'solution'].includes(kindOf(page) ?? ''))
  const wanted = new Set([...first, ...ofText, ...asked])
  return every.filter((page) => wanted.has(page))
}
