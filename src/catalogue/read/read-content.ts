import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { memoise } from '#figures/memoise.ts'
import { ContentFile, type Placeholders } from './content-file.ts'
import { issueProblems } from './issue-problems.ts'
import type { Problem } from './problem.ts'
import { shapeWords } from './shape-words.ts'

z.config({ ...z.locales.es(), customError: shapeWords })

/** The YAML files of a folder by relative path (`productos/…/sellos-partidos.yaml`). */
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
        return [name, fileOf(name, readFileSync(path, 'utf8'))]
      })
      .filter(([, file]) => isRead(file)),
  )
}

/** Files as last read: an unchanged file stays the same object, and so does everything cached for it. */
const lastRead = new Map<string, { source: string; file: ContentFile }>()

function fileOf(name: string, source: string): ContentFile {
  const before = lastRead.get(name)
  if (before?.source === source) return before.file
  const file = new ContentFile(`content/${name}`, source)
  lastRead.set(name, { source, file })
  return file
}

/** Checks one file against its schema and adds whatever does not fit to `problems`. */
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
  const data = file.data(placeholders)
  const isObject = data !== null && typeof data === 'object'
  const result = isObject ? parsedBy(shape)(data) : shape.safeParse(data)
  if (result.success) return result.data
  problems.push(...withListFolded(issueProblems(file, result.error.issues, () => keysOf(shape))))
  return undefined
}

/** Parse results cached by schema and data: the same data give the same objects, so drawings stay cached too. */
const parsedBy = memoise(<Shape extends z.ZodType>(shape: Shape) =>
  memoise((data: object) => shape.safeParse(data)),
) as <Shape extends z.ZodType>(
  shape: Shape,
) => (data: object) => z.ZodSafeParseResult<z.output<Shape>>

/** If a page's list cannot be read, the count in "{productos}" is unknown: those problems are consequences. */
function withListFolded(problems: readonly Problem[]): Problem[] {
  const isOfList = ({ kind }: Problem) => kind === 'list placeholder'
  if (problems.every(isOfList)) return [...problems]
  return problems.map((problem) => (isOfList(problem) ? { ...problem, follows: true } : problem))
}

/** Every key of a schema, at any depth. */
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
