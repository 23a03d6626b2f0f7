import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentFile, type Placeholders } from './content-file.ts'
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
  for (const issue of result.error.issues) problems.push(...issueProblems(file, issue))
  return undefined
}

function issueProblems(file: ContentFile, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => file.problem([...issue.path, key], 'clave desconocida'))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = nearestBranch(issue.errors)
    if (nearest) {
      return nearest.flatMap((inner) =>
        issueProblems(file, { ...inner, path: [...issue.path, ...inner.path] }),
      )
    }
  }
  if (issue.code === 'invalid_type' && /undefined|indefinido/.test(issue.message)) {
    return [file.problem(issue.path, 'falta este campo')]
  }
  return [file.problem(issue.path, issue.message)]
}

/** Of a union's branches, the one the editor most likely meant: the one with least to mend. */
function nearestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const deep = branches.filter((issues) => issues.some(({ path }) => path.length > 0))
  return deep.sort((a, b) => faultsIn(a) - faultsIn(b))[0]
}

function faultsIn(issues: readonly z.core.$ZodIssue[]): number {
  const counts = issues.map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1))
  return counts.reduce((sum, count) => sum + count, 0)
}
