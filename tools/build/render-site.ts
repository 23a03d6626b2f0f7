import { readFileSync, cpSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { DOCUMENTS_DATA_PATH, shareCardPath } from '#catalogue/paths.ts'
import type { KindName } from '#site/kinds.ts'
import { Worker } from 'node:worker_threads'
import type { Progress } from './progress.ts'
import type { RenderJob, RenderTask } from './render-worker.ts'

/** References in pages to files that a sample leaves out, unless one of its requested pages has them. */
const NAMED_FILE = /\/(?:dibujos|fichas|documentos)\/[\w.-]+\.(?:svg|png|pdf)/g
/** The kinds of pages with running text: each page differs, so a sample has them all. */
const OF_TEXT: readonly (string | undefined)[] = [
  'article',
  'listed-article',
  'solution',
] satisfies KindName[]
/** The page that lists all documents with their sizes, for which each must be printed. */
const OF_DOCUMENTS: KindName = 'documents'

type Settings = { bundle: string; catalogue: Catalogue; clientDir: string }

/**
 * The tasks of a build, in rounds. Documents come first, since pages state their sizes. A sample has the requested
 * pages with the drawings and documents that they refer to; of the others one of each kind, and all with running text.
 */
export async function renderRounds(
  { bundle, catalogue, clientDir }: Settings,
  sample: readonly string[] | undefined,
): Promise<Round[]> {
  const site = (await import(
    path.join(bundle, 'renderer/render.mjs')
  )) as typeof import('../../src/site/render.tsx')
  site.setCatalogue(catalogue)
  const every = site.allPagePaths(catalogue)
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
  const leftOut = new Set(every.filter((page) => !sample.includes(page)).map(shareCardPath))
  leftOut.add(DOCUMENTS_DATA_PATH)
  return [
    round('páginas', 'page', () => pages),
    round('documentos', 'file', () => {
      const named = namedIn(clientDir, sample)
      return documents.filter((file) => named.has(file))
    }),
    round('dibujos y datos', 'file', () => {
      const named = namedIn(clientDir, sample)
      return others.filter(
        (file) => !leftOut.has(file) && (!file.startsWith('/dibujos/') || named.has(file)),
      )
    }),
  ]
}

function namedIn(clientDir: string, pages: readonly string[]): ReadonlySet<string> {
  const htmlOf = (page: string) => readFileSync(path.join(clientDir, page, 'index.html'), 'utf8')
  return new Set(pages.flatMap((page) => htmlOf(page).match(NAMED_FILE) ?? []))
}

function sampleOf(
  every: readonly string[],
  asked: readonly string[],
  kindOf: (page: string) => string | undefined,
): string[] {
  const known = new Set<string | undefined>([...asked.map(kindOf), OF_DOCUMENTS])
  const ofOthers = every.filter((page) => {
    const kind = kindOf(page)
    if (OF_TEXT.includes(kind)) return true
    const isNew = !known.has(kind)
    known.add(kind)
    return isNew
  })
  const wanted = new Set([...ofOthers, ...asked])
  return every.filter((page) => wanted.has(page))
}

/** As many as build machines have cores. */
const THREADS = 2

/** Tasks to run in parallel. Each round begins after the one before, and only then lists its tasks. */
export type Round = { name: string; tasks: () => readonly RenderTask[] }

/** Copies the bundle's browser files, then writes pages and files in two threads. Throws at the first failure. */
export async function renderSite(
  job: RenderJob,
  rounds: readonly Round[],
  progress: Progress,
): Promise<void> {
  cpSync(path.join(job.bundle, 'browser'), job.clientDir, {
    recursive: true,
    filter: (file) => !file.includes(`${path.sep}.vite`),
  })
  const workers = Array.from(
    { length: THREADS },
    () => new Worker(new URL('render-worker.ts', import.meta.url), { workerData: job }),
  )
  try {
    await Promise.all(workers.map(answer))
    for (const { name, tasks } of rounds) {
      const told = tasks()
      const step = progress.step(name, told.length)
      const waiting = told.values()
      await Promise.all(
        workers.map(async (worker) => {
          for (const task of waiting) {
            const done = answer(worker)
            worker.postMessage(task)
            await done
            step.done()
          }
        }),
      )
      step.end()
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** The next answer of a thread; rejects if it reports a fault or dies. */
function answer(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onMessage = ({ fault }: { fault?: string }) => {
    settle()
    if (fault === undefined) resolve()
    else reject(new Error(fault))
  }
  const onError = (error: unknown) => {
    settle()
    reject(error instanceof Error ? error : new Error(String(error)))
  }
  const settle = () => {
    worker.off('message', onMessage)
    worker.off('error', onError)
  }
  worker.on('message', onMessage)
  worker.on('error', onError)
  return promise
}
