// Usage: npm run layers
// Draws into docs/architecture.md which layer imports which: what the import lines say, without types and tests.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { importsOf } from './check/stages.ts'
import { folderOf, LAYERS, PROGRAMS } from './layers.ts'

export const GRAPH_FILE = 'docs/architecture.md'

/** Where each layer and program is; `service-worker/` of src/, `server/` beside it. */
const PLACES = [...LAYERS, ...PROGRAMS].map((one) => ({
  name: one.name,
  folder: `${folderOf(one)}/`,
}))
/** Tests and what helps them may reach for anything that they test. */
const OF_TESTS = /\.test\.|-fixture\.|\/testing\//

const layerOf = (file: string) => PLACES.find(({ folder }) => file.startsWith(folder))?.name

/** Which layers each layer imports. */
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

/** The same without what is reached by way of another layer, so that it can be drawn and read. */
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

/** The document with the picture as the import lines are now. */
export function withPicture(): string {
  const lines = shortest(importedLayers()).map(([from, to]) => `  ${from} --> ${to}`)
  const picture = ['', '```mermaid', 'flowchart TD', ...lines, '```', '', ''].join('\n')
  return readFileSync(GRAPH_FILE, 'utf8').replace(PLACE, picture)
}

if (import.meta.main) writeFileSync(GRAPH_FILE, withPicture())
