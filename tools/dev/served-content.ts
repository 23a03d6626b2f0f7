import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { LoadedCatalogue } from '#catalogue/load-catalogue.ts'
import { DEVELOPMENT_PORT } from './port.ts'

/**
 * The content that `npm run dev` serves: the last one without mistakes, apart from the files that the
 * editor saves. React Router ends where it starts anew on broken content; it never sees any.
 */
export const SERVED_CONTENT = path.resolve(`.cache/content-${DEVELOPMENT_PORT}`)

const CANDIDATE = `${SERVED_CONTENT}.next`
const STAMPS_FILE = `${SERVED_CONTENT}.stamps`

type Load = (folder: string) => LoadedCatalogue | Promise<LoadedCatalogue>

/** Checks a copy of what the editor has saved, and serves it from now on if nothing is wrong with it. */
export async function takeUp(source: string, load: Load): Promise<LoadedCatalogue> {
  const stamps = stampsOf(source)
  rmSync(CANDIDATE, { recursive: true, force: true })
  cpSync(source, CANDIDATE, { recursive: true })
  const result = await load(CANDIDATE)
  if (!result.catalogue) return result
  // Nothing reads the folder meanwhile: all of this is one step of the one process.
  rmSync(SERVED_CONTENT, { recursive: true, force: true })
  renameSync(CANDIDATE, SERVED_CONTENT)
  writeFileSync(STAMPS_FILE, stamps)
  return result
}

/** What was saved when the served content was taken up. */
export function servedStamps(): string {
  return existsSync(STAMPS_FILE) ? readFileSync(STAMPS_FILE, 'utf8') : ''
}

/** Every file with the time of its last change and its size. */
export function stampsOf(folder: string): string {
  const stamps = globSync('**/*', { cwd: folder }).map((name) => {
    const { mtimeMs, size } = statSync(path.join(folder, name), { throwIfNoEntry: false }) ?? {}
    return `${name} ${mtimeMs} ${size}`
  })
  return stamps.join('\n')
}
