import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundle } from './bundle.ts'
import { codeHash } from './inputs.ts'

const CACHE = path.resolve('.cache/bundle')

/**
 * The folder of the bundle, made anew only where the code has changed: it does not know the content. Several builds may
 * ask at once: each makes its own and the first to finish stays.
 */
export async function bundledSite(): Promise<string> {
  const folder = path.join(CACHE, codeHash())
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await bundle(draft)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}
