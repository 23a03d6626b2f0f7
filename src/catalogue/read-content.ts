import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { ContentFile, type Placeholders } from './content-file.ts'
import { issueProblems } from './issue-problems.ts'
import type { Problem } from './problem.ts'

z.config(z.locales.es())

/** Every YAML file of a folder, by its path inside it (`productos/…/sellos-partidos.yaml`). */
export type ContentFolder = ReadonlyMap<string, ContentFile>

/** Reads the whole content folder. Throws only where the folder itself cannot be read. */
export function readContentFolder(folder: string): ContentFolder {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => {
        const name = path.slice(folder.length + 1).replaceAll('\\', '/')
        return [name, new ContentFile(`content/${name}`, readFileSync(path, 'utf8'))]
      }),
  )
}

/** Folders of words: whatever else lies in them would be forgotten without a word. */
const FOLDERS_OF_WORDS = /^(?:paginas|productos|soluciones|vocabulario)\//
const IS_READ = /\.(?:yaml|txt)$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/

/** A problem for each file that an editor has left among the content and nobody reads. */
export function unreadFiles(folder: string): Problem[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name) => FOLDERS_OF_WORDS.test(name) && !IS_READ.test(name))
    .map((name) => ({
      file: `content/${name}`,
      line: 1,
      column: 1,
      field: '',
      message: 'este archivo no se lee: su terminación debe ser .yaml',
    }))
}

/** Checks one file against its shape; what does not fit goes to `problems`. */
export function parseContent<Shape extends z.ZodType>(
  file: ContentFile,
  shape: Shape,
  placeholders: Placeholders,
  problems: Problem[],
): z.output<Shape> | undefined {
  if (file.syntaxProblems.length > 0) {
    problems.push(...file.syntaxProblems)
    return undefined
  }
  const result = shape.safeParse(file.data(placeholders))
  if (result.success) return result.data
  problems.push(...issueProblems(file, result.error.issues, () => keysOf(shape)))
  return undefined
}

/** Every key that a shape knows, however deep. */
function keysOf(shape: z.ZodType): string[] {
  const keys = new Set<string>()
  const collect = (value: unknown) => {
    if (value === null || typeof value !== 'object') return
    if ('properties' in value) for (const key of Object.keys(value.properties ?? {})) keys.add(key)
    Object.values(value).forEach(collect)
  }
  collect(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
  return [...keys]
}
