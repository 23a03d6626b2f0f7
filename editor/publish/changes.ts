import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isFields, textOf } from '../plain-data.ts'

/** A change by a publication: file, field, and the values before and after. */
export type Difference = { file: string; field: string; before: string; after: string }

const EXCLUDED = /^(?:esquemas\/|fechas\.json$)/

/** The differences by field, or by file for pictures and word lists; undefined without a copy of what is published. */
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

/** Every single value with its place; entries of lists are labelled by their own name or title. */
function valuesOf(value: unknown, at: readonly string[] = []): [field: string, value: string][] {
  const isList = Array.isArray(value)
  if (isList && !value.some(isFields)) return [[at.join(' · '), value.join(' | ')]]
  if (!isFields(value) && !isList) return [[at.join(' · '), textOf(value)]]
  return Object.entries(value).flatMap(([key, part]) => {
    const own = isFields(part) ? textOf(part['id'] ?? part['ref']) : ''
    return valuesOf(part, [...at, own || (isList ? String(Number(key) + 1) : key)])
  })
}
