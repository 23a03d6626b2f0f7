import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentFile, type Placeholders } from './content-file.ts'
import { issueProblems } from './issue-problems.ts'
import type { Problem } from './problem.ts'
import { shapeWords } from './shape-words.ts'

z.config({ ...z.locales.es(), customError: shapeWords })

/** Every YAML file of a folder, by its path inside it (`productos/…/sellos-partidos.yaml`). */
export type ContentFolder = ReadonlyMap<string, ContentFile>

/** Reads every YAML file except the files and folders of `unread`. Throws only if the folder cannot be read. */
export function readContentFolder(folder: string, unread: readonly Problem[] = []): ContentFolder {
  const isRead = ({ file }: ContentFile) =>
    !unread.some((problem) => `${file}/`.startsWith(`${problem.file}/`))
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path): [string, ContentFile] => {
        const name = path.slice(folder.length + 1).replaceAll('\\', '/')
        return [name, new ContentFile(`content/${name}`, readFileSync(path, 'utf8'))]
      })
      .filter(([, file]) => isRead(file)),
  )
}

/** Checks one file against its shape and adds what does not fit to `problems`. */
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
  problems.push(...withListFolded(issueProblems(file, result.error.issues, () => keysOf(shape))))
  return undefined
}

/** If a page's list cannot be read, the count of "{productos}" is unknown: those problems only follow from it. */
function withListFolded(problems: readonly Problem[]): Problem[] {
  const isOfList = ({ kind }: Problem) => kind === 'list placeholder'
  if (problems.every(isOfList)) return [...problems]
  return problems.map((problem) => (isOfList(problem) ? { ...problem, follows: true } : problem))
}

/** Every key of a shape, at any depth. */
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
