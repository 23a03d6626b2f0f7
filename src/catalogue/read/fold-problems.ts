import type { ProblemKind } from '#schema/problem-kind.ts'
import type { Problem } from './problem.ts'

/** What an editor must mend, in the order in which to do so, and what is wrong only because of it. */
export type FoldedProblems = { causes: readonly Problem[]; consequences: readonly Problem[] }

/** One missing thing is one cause, however many places name it. */
const NAMED_TWICE: ReadonlySet<ProblemKind | undefined> = new Set([
  'missing product',
  'missing page',
  'missing machine',
  'missing name',
] as const)

/** For each kind of mistake, the kinds that appear elsewhere only because of it. */
const FOLLOWS: { readonly [Cause in ProblemKind]?: readonly ProblemKind[] } = {
  // The one of two products that should have another id is the one that others miss.
  'repeated id': [
    'missing product',
    'missing page',
    'missing part',
    'empty group',
    'unmet choice',
    'unsaid word',
  ],
  'missing machine': ['unserved machine', 'unmet choice'],
  'missing group': ['empty group'],
  'misnamed file': ['missing file'],
  'decimal comma': ['reversed range'],
}

/** Tells causes from consequences; both in the order of the files and of the lines in them. */
export function foldProblems(problems: readonly Problem[]): FoldedProblems {
  const following = new Set(problems.flatMap(({ kind }) => (kind && FOLLOWS[kind]) ?? []))
  const ordered = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
  const named = new Set<string>()
  const isCause = ({ follows, kind, message }: Problem) => {
    if (follows || (kind && following.has(kind)) || named.has(message)) return false
    if (NAMED_TWICE.has(kind)) named.add(message)
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
