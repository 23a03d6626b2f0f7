import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, LAYERS } from '../layers.ts'

/** The address of an import line, of a module or of a stylesheet. */
const IMPORTED =
  /(?:\bfrom|\bimport|\bimport\(|@import(?:\s+url\()?|\bcomposes:[^;]*\bfrom|new URL\()\s*['"]([^'"\n]+)['"]/g
const CODE = /\.(?:ts|tsx|js|mjs|css)$/

/** An import that is gone once the types are. */
const OF_TYPES = /^(?:import|export) type\b[^'"]*['"][^'"]+['"]$/gm

/** The files of this repository that a file names in its import lines, with or without types; packages are left out. */
export function importsOf(file: string, withTypes = true): string[] {
  if (!CODE.test(file)) return []
  const text = readFileSync(file, 'utf8')
  return [...(withTypes ? text : text.replace(OF_TYPES, '')).matchAll(IMPORTED)].flatMap(
    ([, address = '']) => {
      const named = address.split('?')[0] ?? ''
      const found = named.startsWith('#') ? fileOf(named) : path.join(path.dirname(file), named)
      return /^[.#]/.test(named) || address.includes('/') ? (existsSync(found) ? [found] : []) : []
    },
  )
}

/** `#drawings/kinds.ts` by its path. */
function fileOf(named: string): string {
  const [room = '', ...rest] = named.slice(1).split('/')
  const layer = LAYERS.find(({ name }) => name === room)
  return [layer ? folderOf(layer) : `src/${room}`, ...rest].join('/')
}

/** The files and all that they import, however far away. */
export function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files)
  // A set that grows is walked to its end.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return found
}
