import type { Problem } from './problem.ts'

/** What an editor must mend, in the order in which to do so, and what is wrong only because of it. */
export type FoldedProblems = { causes: readonly Problem[]; consequences: readonly Problem[] }

/** Messages that name what is missing: one missing thing is one cause, however many places name it; a field is not. */
const NAMES_MISSING = /^(?:no existe (?!el campo )|propiedad desconocida: |ningún producto tiene )/

/** By the words of one mistake, those of what is wrong elsewhere because of it. */
const FOLLOWS: readonly (readonly [cause: RegExp, consequence: RegExp])[] = [
  // The one of two products that should have another id is the one that others miss.
  [
    /^el identificador «.*» ya existe/,
    /^(?:no existe (?:el producto|la página) |la página .* no tiene la parte |ningún producto )/,
  ],
  [/^no existe el equipo /, /^(?:«.*» no sirve a |solo \d+ productos |ningún producto responde )/],
  [/^los decimales llevan punto/, /^el mínimo .* es mayor que el máximo /],
  [/^«.*» no está entre los grupos /, /^ningún producto está en /],
  [/^este archivo no se lee: .*¿será /, /^falta el archivo$/],
]

/** Tells causes from consequences; both in the order of the files and of the lines in them. */
export function foldProblems(problems: readonly Problem[]): FoldedProblems {
  const consequencesOf = FOLLOWS.filter(([cause]) =>
    problems.some(({ message }) => cause.test(message)),
  ).map(([, consequence]) => consequence)
  const ordered = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
  const named = new Set<string>()
  const isCause = ({ follows, message }: Problem) => {
    if (follows || named.has(message)) return false
    if (consequencesOf.some((words) => words.test(message))) return false
    if (NAMES_MISSING.test(message)) named.add(message)
    return true
  }
  const { causes = [], consequences = [] } = Object.groupBy(ordered, (problem) =>
    isCause(problem) ? 'causes' : 'consequences',
  )
  return { causes, consequences }
}

/** What stands under the causes, and nothing where they have no consequences. */
export function consequencesLine({ consequences }: FoldedProblems): string {
  if (consequences.length === 0) return ''
  if (consequences.length === 1) return 'Y 1 aviso que viene de lo mismo.'
  return `Y ${consequences.length} avisos que vienen de lo mismo.`
}
