import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, LAYERS } from './layers.ts'

/** The module named in an import. */
const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*['"]([^'"\n]+)['"]/g
/** Imports of types alone, which do not exist at run time. */
const OF_TYPES = /^(?:import|export) type\b[^'"]*['"][^'"]+['"]$/gm

/** The repository's files that a module imports, except for types; packages are left out. */
export function importsOf(file: string): string[] {
  if (!/\.(?:tsx?|m?js)$/.test(file)) return []
  const text = readFileSync(file, 'utf8').replace(OF_TYPES, '')
  return [...text.matchAll(IMPORTED)].flatMap(([, address = '']) => {
    const [named = ''] = address.split('?')
    const found = named.startsWith('#') ? fileOf(named) : path.join(path.dirname(file), named)
    return /^[.#]/.test(named) && existsSync(found) ? [found] : []
  })
}

/** The path of an import such as `#drawings/kinds.ts`. */
function fileOf(named: string): string {
  const [room = '', ...rest] = named.slice(1).split('/')
  const layer = LAYERS.find(({ name }) => name === room)
  return [layer ? folderOf(layer) : `src/${room}`, ...rest].join('/')
}
