import type { ProblemKind } from '#schema/problem-kind.ts'
import { consequencesLine, foldProblems } from './fold-problems.ts'
import { counted } from '../labels.ts'

/** One thing that an editor must mend: its place and what is wrong, in plain Spanish. */
export type Problem = {
  /** Path from the project's root, with forward slashes. */
  file: string
  line: number
  column: number
  /** Field path, as in `products[3].specs[1].unit`; empty for the whole file. */
  field: string
  message: string
  /** By kind, causes are told from consequences (fold-problems.ts). */
  kind?: ProblemKind | undefined
  /** Set where the problem may exist only because of another: a link to a page that could not be read. */
  follows?: true
}

/** A field path written the way editors read it. */
export function formatField(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

/** How many consequences are listed; a renamed product rarely has more. */
const CONSEQUENCES_SHOWN = 12

/** One line per cause, ordered by file and position, then its consequences. */
export function formatReport(problems: readonly Problem[]): string {
  const folded = foldProblems(problems)
  const lines = folded.causes.map(formatProblem)
  const count = counted(lines.length, 'problema')
  const more = consequencesLine(folded)
  const shown = folded.consequences
    .slice(0, CONSEQUENCES_SHOWN)
    .map((one) => `  ${formatProblem(one)}`)
  const hidden = folded.consequences.length - shown.length
  const rest = hidden > 0 ? [`  … y ${hidden} más.`] : []
  const head = `${lines.join('\n')}\n\n${count} en el contenido.${more && ` ${more}`}`
  return [head, ...shown, ...rest].join('\n')
}

/** A problem with its place, on one line. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`
}

/** Thrown when the content cannot become a catalogue; the message is the whole report. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatReport(problems))
    this.problems = problems
  }
}
