// Usage: npm run house
// Draws into docs/architecture.md which room of the house imports which: what the import lines say, without types and tests.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { importsOf } from './check/stages.ts'
import { folderOf, LAYERS, PROGRAMS } from './layers.ts'

export const HOUSE_FILE = 'docs/architecture.md'

/** Where each room is; `service-worker/` of src/, `server/` beside it. */
const ROOMS = [...LAYERS, ...PROGRAMS].map((one) => ({
  name: one.name,
  folder: `${folderOf(one)}/`,
}))
/** Tests and what helps them may reach for anything that they test. */
const OF_TESTS = /\.test\.|-fixture\.|\/testing\//

const roomOf = (file: string) => ROOMS.find(({ folder }) => file.startsWith(folder))?.name

/** Which rooms each room imports. */
function importedRooms(): Map<string, Set<string>> {
  return new Map(
    ROOMS.map(({ name, folder }) => {
      const files = globSync(`${folder}**/*.{ts,tsx,js}`).filter((file) => !OF_TESTS.test(file))
      const rooms = files.flatMap((file) => importsOf(file, false).map(roomOf))
      return [name, new Set(rooms.filter((room) => room !== undefined && room !== name))] as const
    }),
  ) as Map<string, Set<string>>
}

/** The same without what is reached by way of another room, so that it can be drawn and read. */
export function shortest(imports: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const isReached = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some((room) => {
      if (room === to) return true
      if (seen.has(room)) return false
      seen.add(room)
      return isReached(room, to, seen)
    })
  return [...imports].flatMap(([room, imported]) =>
    [...imported]
      .filter((to) => ![...imported].some((other) => other !== to && isReached(other, to)))
      .toSorted()
      .map((to): [string, string] => [room, to]),
  )
}

const PLACE = /(?<=<!-- house -->\n)[^]*?(?=<!-- \/house -->)/

/** The document with the picture as the import lines are now. */
export function withPicture(): string {
  const lines = shortest(importedRooms()).map(([from, to]) => `  ${from} --> ${to}`)
  const picture = ['', '```mermaid', 'flowchart TD', ...lines, '```', '', ''].join('\n')
  return readFileSync(HOUSE_FILE, 'utf8').replace(PLACE, picture)
}

if (import.meta.main) writeFileSync(HOUSE_FILE, withPicture())
