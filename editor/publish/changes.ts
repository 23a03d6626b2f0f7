import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
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
      if (before && after && file.endsWith('.yaml'))
        return fieldDifferences(parse(String(before)), parse(String(after))).map((one) => ({
          file,
          ...one,
        }))
      return [
        { file, field: '', before: before ? 'el anterior' : '', after: after ? 'el nuevo' : '' },
      ]
    })
}

function bytesOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

function fieldDifferences(before: unknown, after: unknown, at = ''): Omit<Difference, 'file'>[] {
  if (isDeepStrictEqual(before, after)) return []
  const parts = [before, after].map(partsOf)
  const [ours, theirs] = parts
  if (!ours || !theirs) return [{ field: at, before: shown(before), after: shown(after) }]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) =>
    fieldDifferences(ours.get(key), theirs.get(key), at === '' ? key : `${at} · ${key}`),
  )
}

/** The parts of a map by their names, or of a list whose entries have names by those. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (isFields(value)) return new Map(Object.entries(value))
  if (!Array.isArray(value) || !value.every((one) => nameOf(one) !== '')) return undefined
  return new Map(value.map((one) => [nameOf(one), one]))
}

function nameOf(value: unknown): string {
  return isFields(value) ? textOf(value['id'] ?? value['ref']) : ''
}

function shown(value: unknown): string {
  if (value === undefined) return ''
  const named = isFields(value)
    ? textOf(value['name']) || textOf(value['heading']) || nameOf(value)
    : ''
  return named || (typeof value === 'string' ? value : JSON.stringify(value))
}
