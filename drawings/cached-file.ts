import { memoiseText } from '#figures/memoise.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** An installed package with its version: what it has made is made anew by another one. */
export const packageVersion = memoiseText((name) => {
  const file = findPackageJSON(name, pathToFileURL(resolve('package.json')))
  const { version } = JSON.parse(readFileSync(file ?? '', 'utf8')) as { version: string }
  return `${name} ${version}`
})

/** Writes a file of a cache under its name once it is whole: another build may look for it, or this one be ended. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, content)
  await rename(draft, file)
}
