import { existsSync, globSync, readFileSync } from 'node:fs'
import { textOf } from '../text-of.ts'
import path from 'node:path'
import { parse } from 'yaml'

/** One thing that a publication changes: its file, its field, and what it was and becomes. */
export type Difference = { file: string; field: string; before: string; after: string }

const EXCLUDED = /^(?:esquemas\/|fechas\.json$)/

/** What differs between two content folders, field by field; of pictures and lists of words, that they do. */
export function differences(published: string, folder: string): Difference[] {
  const filesOf = (root: string) =>
    existsSync(root)
      ? globSync('**/*', { cwd: root, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
      : []
  const names = [...new Set([...filesOf(published), ...filesOf(folder)])].sort()
  return names
    .filter((name) => !EXCLUDED.test(name))
    .flatMap((file): Difference[] => {
      const [before, after] = [published, folder].map((root) => bytesOf(path.join(root, file)))
      if (before === undefined) return [{ file, field: '', before: '', after: 'nuevo' }]
      if (after === undefined) return [{ file, field: '', before: 'estaba', after: 'se retira' }]
      if (before.equals(after)) return []
      if (!file.endsWith('.yaml'))
        return [{ file, field: '', before: 'el anterior', after: 'otro' }]
      return fieldDifferences(parse(before.toString()), parse(after.toString())).map((one) => ({
        file,
        ...one,
      }))
    })
}

function bytesOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

function fieldDifferences(before: unknown, after: unknown, at = ''): Omit<Difference, 'file'>[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isFields(before) && isFields(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) =>
      fieldDifferences(before[key], after[key], at === '' ? key : `${at}.${key}`),
    )
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isNamed)) {
    const ids = [...new Set([...before, ...after].map(nameOf))]
    const find = (list: unknown[], id: string) => list.find((one) => nameOf(one) === id)
    return ids.flatMap((id) => fieldDifferences(find(before, id), find(after, id), `${at} · ${id}`))
  }
  return [{ field: at, before: shown(before), after: shown(after) }]
}

function shown(value: unknown): string {
  if (value === undefined) return ''
  if (isFields(value) && isNamed(value))
    return textOf(value['name']) || textOf(value['heading']) || nameOf(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isFields(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
function isNamed(value: unknown): boolean {
  return isFields(value) && ('id' in value || 'ref' in value)
}
function nameOf(value: unknown): string {
  return isFields(value) ? textOf(value['id'] ?? value['ref']) : ''
}
