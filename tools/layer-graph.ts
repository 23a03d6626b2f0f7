// Usage: npm run layers
// Draws in docs/architecture.md which layer imports which, from the import lines without types and tests.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { importsOf } from './check/stages.ts'
import { folderOf, LAYERS, PROGRAMS } from './layers.ts'

export const GRAPH_FILE = 'docs/architecture.md'

/** The folder of each layer and program, such as `server/` or `src/service-worker/`. */
const PLACES = [...LAYERS, ...PROGRAMS].map((one) => ({
  name: one.name,
  folder: `${folderOf(one)}/`,
}))
/** Tests and their helpers may import anything that they test. */
const OF_TESTS = /\.test\.|-fixture\.|\/testing\//

const layerOf = (file: string) => PLACES.find(({ folder }) => file.startsWith(folder))?.name

/** For each layer, the layers that it imports. */
function importedLayers(): Map<string, Set<string>> {
  return new Map(
    PLACES.map(({ name, folder }) => {
      const files = globSync(`${folder}**/*.{ts,tsx,js}`).filter((file) => !OF_TESTS.test(file))
      const layers = files.flatMap((file) => importsOf(file, false).map(layerOf))
      return [
        name,
        new Set(layers.filter((layer) => layer !== undefined && layer !== name)),
      ] as const
    }),
  ) as Map<string, Set<string>>
}

/** The same without imports that another layer already implies, so that the picture stays readable. */
export function shortest(imports: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const isReached = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some((layer) => {
      if (layer === to) return true
      if (seen.has(layer)) return false
      seen.add(layer)
      return isReached(layer, to, seen)
    })
  return [...imports].flatMap(([layer, imported]) =>
    [...imported]
      .filter((to) => ![...imported].some((other) => other !== to && isReached(other, to)))
      .toSorted()
      .map((to): [string, string] => [layer, to]),
  )
}

const PLACE = /(?<=<!-- layers -->\n)[^]*?(?=<!-- \/layers -->)/

/** The document with a picture of the current imports. */
export function withPicture(): string {
  const lines = shortest(importedLayers()).map(([from, to]) => `  ${from} --> ${to}`)
  const picture = ['', '```mermaid', 'flowchart TD', ...lines, '```', '', ''].join('\n')
  return readFileSync(GRAPH_FILE, 'utf8').replace(PLACE, picture)
}

if (import.meta.main) writeFileSync(GRAPH_FILE, withPicture())
