import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isFields, textOf } from '../plain-data.ts'

/** One thing that a publication changes: its file, its field, and what it was and becomes. */
export type Difference = { file: string; field: string; before: string; after: string }

const EXCLUDED = /^(?:esquemas\/|fechas\.json$)/

/** What differs between two content folders, field by field; of pictures and lists of words, that they do. Nothing if there is none before. */
export function differences(published: string, folder: string): Difference[] | undefined {
  if (!existsSync(published)) return undefined
  const names = [published, folder].flatMap((cwd) =>
    globSync('**/*.*', { cwd }).map((name) => name.split(path.sep).join('/')),
  )
  return [...new Set(names)]
    .filter((name) => !EXCLUDED.test(name))
    .sort()
    .flatMap((file): Difference[] => {
      const [before, after] = [published, folder].map((root) => bytesOf(path.join(root, file)))
      if (before && after?.equals(before)) return []
      if (!before || !after || !file.endsWith('.yaml'))
        return [
          { file, field: '', before: before ? 'el anterior' : '', after: after ? 'el nuevo' : '' },
        ]
      const [was, is] = [before, after].map((bytes) => new Map(valuesOf(parse(String(bytes)))))
      return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
        .map((field) => ({
          file,
          field,
          before: was?.get(field) ?? '',
          after: is?.get(field) ?? '',
        }))
        .filter((one) => one.before !== one.after)
    })
}

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)

/** Every single value with its place; an entry of a list is called by what it says of itself. */
function valuesOf(value: unknown, at: readonly string[] = []): [field: string, value: string][] {
  const isList = Array.isArray(value)
  if (isList && !value.some(isFields)) return [[at.join(' · '), value.join(' | ')]]
  if (!isFields(value) && !isList) return [[at.join(' · '), textOf(value)]]
  return Object.entries(value).flatMap(([key, part]) => {
    const own = isFields(part) ? textOf(part['id'] ?? part['ref']) : ''
    return valuesOf(part, [...at, own || (isList ? String(Number(key) + 1) : key)])
  })
}
