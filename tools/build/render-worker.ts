// One of the threads that write pages and files (render-site.ts).
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { builtAssets } from './bundle.ts'

/** The input of a thread: the checked catalogue, the bundle's folder and the site's folder. */
export type RenderJob = {
  catalogue: Catalogue
  bundle: string
  clientDir: string
  policy: string
}

/** A task of a thread. It answers each with a message once it is done. */
export type RenderTask = { kind: 'page' | 'file'; path: string }

const { catalogue, bundle, clientDir, policy } = workerData as RenderJob
const site = (await import(
  path.join(bundle, 'renderer/render.mjs')
)) as typeof import('../../src/site/render.tsx')
site.setCatalogue(catalogue)
const { entry, cssOf } = builtAssets(bundle, site.layers)
const styles = new Map<string, string>()

function assetsOf(kind: Parameters<typeof site.moduleOf>[0]) {
  const module = site.moduleOf(kind)
  const css = styles.get(module) ?? cssOf(module)
  styles.set(module, css)
  return { css, entry, policy }
}

async function write(file: string, content: string | Uint8Array) {
  const target = path.join(clientDir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}

async function carryOut(task: RenderTask): Promise<void> {
  if (task.kind === 'page') {
    return write(path.join(task.path, 'index.html'), await site.renderPage(task.path, assetsOf))
  }
  const file = site.fileAt(task.path)
  if (!file) throw new RangeError(`no file at ${task.path}`)
  return write(task.path, await file.make())
}

parentPort?.on('message', (task: RenderTask) => {
  carryOut(task).then(
    () => parentPort?.postMessage({}),
    (fault: unknown) =>
      parentPort?.postMessage({
        fault: `${task.path}: ${fault instanceof Error ? fault.stack : String(fault)}`,
      }),
  )
})
parentPort?.postMessage({})
