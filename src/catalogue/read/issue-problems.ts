import { z } from 'zod'
import { nearestWord } from '#schema/nearest-word.ts'
import { problemKind } from '#schema/problem-kind.ts'
import type { ContentFile } from './content-file.ts'
import type { Problem } from './problem.ts'

/** The problems of a file that does not fit its schema, in words for an editor. */
export function issueProblems(
  file: ContentFile,
  issues: readonly z.core.$ZodIssue[],
  knownKeys: () => readonly string[],
): Problem[] {
  const plain = issues.flatMap((issue) => plainIssues(file, issue))
  const missing = plain.filter((issue) => isMissing(file, issue))
  const unknown = plain.filter((issue) => issue.code === 'unrecognized_keys')
  // A misspelt key also counts as missing under its proper name: report it once.
  const meant = new Set<z.core.$ZodIssue>()
  const misspelt = unknown.flatMap((issue) =>
    issue.keys.map((key) => {
      const wanted = missing.filter(({ path }) => isInside(path, issue.path))
      const near = nearestWord(
        key,
        wanted.map(({ path }) => String(path.at(-1))),
      )
      for (const one of wanted) if (one.path.at(-1) === near) meant.add(one)
      return unknownKey(file, [...issue.path, key], near ?? nearestWord(key, knownKeys()))
    }),
  )
  const others = plain.filter((issue) => issue.code !== 'unrecognized_keys' && !meant.has(issue))
  const problems = [...misspelt, ...others.map((issue) => problemOf(file, issue))]
  const lost = listWithoutName(missing, unknown)
  if (!lost) return problems
  return [
    file.problem(lost.at, `falta la línea «${lost.name}:» sobre esta entrada`),
    ...problems.map((problem) => ({ ...problem, follows: true as const })),
  ]
}

/** A missing list whose entries ended up in the list before it: only the line that names it was deleted. */
function listWithoutName(
  missing: readonly z.core.$ZodIssue[],
  unknown: readonly z.core.$ZodIssueUnrecognizedKeys[],
) {
  const list = missing.find(
    (one) => one.path.length === 1 && 'expected' in one && one.expected === 'array',
  )
  const entry = unknown.find(({ path, keys }) => path.length === 2 && keys.length > 2)
  return list && entry && { name: String(list.path[0]), at: entry.path }
}

/** The issues of the union branch that the editor most likely meant. */
function plainIssues(file: ContentFile, issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const isSingle = file.written(issue.path) !== undefined
  const nearest = isSingle ? branchOfTexts(issue.errors) : nearestBranch(issue.errors)
  if (!nearest) return [issue]
  return nearest.flatMap((inner) =>
    plainIssues(file, { ...inner, path: [...issue.path, ...inner.path] }),
  )
}

/** For a single value: the branch that expects a text rather than a map. */
function branchOfTexts(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.find((issues) =>
    issues.every((issue) => {
      if (issue.code === 'invalid_type') return issue.expected === 'string'
      return issue.code !== 'invalid_value'
    }),
  )
}

/** The branch with the fewest unknown keys, and of these the one with the fewest issues. */
function nearestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const deep = branches.filter((issues) => issues.some(({ path }) => path.length > 0))
  const unknownIn = (issues: readonly z.core.$ZodIssue[]) =>
    issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? one.keys.length : 0), 0)
  return deep.sort((a, b) => unknownIn(a) - unknownIn(b) || faultsIn(a) - faultsIn(b))[0]
}

function faultsIn(issues: readonly z.core.$ZodIssue[]): number {
  const counts = issues.map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1))
  return counts.reduce((sum, count) => sum + count, 0)
}

function isMissing(file: ContentFile, { code, path }: z.core.$ZodIssue): boolean {
  return /^invalid_(?:type|value|union)$/.test(code) && !file.has(path)
}

function isInside(path: readonly PropertyKey[], holder: readonly PropertyKey[]): boolean {
  return path.length === holder.length + 1 && holder.every((part, index) => part === path[index])
}

function unknownKey(
  file: ContentFile,
  path: readonly PropertyKey[],
  near: string | undefined,
): Problem {
  const key = String(path.at(-1))
  // YAML reads "{ max: 4,75 }" as two entries.
  if (/^\d+$/.test(key)) {
    return decimalComma(file, path, `${file.writtenBefore(path) ?? 0}.${key}`)
  }
  if (file.isWithoutValue(path) && / /.test(key)) {
    return file.problem(
      path,
      `la coma antes de «${key}» parte el texto en dos: va entre comillas dobles`,
    )
  }
  if (near === key) {
    return file.problem(
      path,
      `«${key}» no va aquí: es un campo de otra parte, o su sangría no calza`,
    )
  }
  const advice =
    near === undefined ? 'puede ser un error de letra o de sangría' : `¿será «${near}»?`
  return file.problem(path, `no existe el campo «${key}»: ${advice}`)
}

function decimalComma(file: ContentFile, path: readonly PropertyKey[], meant: string): Problem {
  return file.problem(path, `los decimales llevan punto, no coma: ${meant}`, 'decimal comma')
}

const DECIMAL_COMMA = /^-?\d+,\d+$/

function problemOf(file: ContentFile, issue: z.core.$ZodIssue): Problem {
  const written =
    issue.code === 'invalid_type' && issue.expected === 'number' && file.written(issue.path)
  if (written && DECIMAL_COMMA.test(written)) {
    return decimalComma(file, issue.path, written.replace(',', '.'))
  }
  const kind =
    issue.code === 'custom' ? problemKind.optional().parse(issue.params?.['kind']) : undefined
  return file.problem(issue.path, messageOf(file, issue), kind)
}

function messageOf(file: ContentFile, issue: z.core.$ZodIssue): string {
  if (isMissing(file, issue)) {
    return issue.message.startsWith('falta') ? issue.message : 'falta este campo'
  }
  const written = file.written(issue.path)
  if (written === '' && issue.code.startsWith('invalid_')) return 'este campo está vacío'
  if (issue.code === 'too_big' && written !== undefined && /\{[a-z-]+[|}]/i.test(written)) {
    return `${issue.message}, con lo que ponen las llaves`
  }
  if (issue.code !== 'invalid_type') return issue.message
  if (issue.expected === 'number' && written !== undefined) {
    return `aquí va un número, y dice «${written}»`
  }
  if (issue.expected === 'string' && written !== undefined) {
    return `«${written}» se lee como número o como sí/no: enciérralo entre comillas, "${written}"`
  }
  if (issue.expected === 'string') {
    return 'aquí va un texto: si lleva dos puntos o empieza con un signo, enciérralo entre comillas'
  }
  if (issue.expected === 'array') {
    return 'aquí va una lista: cada entrada en su línea, con guion y un espacio'
  }
  return issue.message
}
