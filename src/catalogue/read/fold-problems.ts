import type { ProblemKind } from '#schema/problem-kind.ts'
import type { Problem } from './problem.ts'

/** What an editor must mend, in order, and the problems that exist only because of it. */
export type FoldedProblems = { causes: readonly Problem[]; consequences: readonly Problem[] }

/** Kinds reported once per missing thing, however many places refer to it. */
const NAMED_TWICE: ReadonlySet<ProblemKind | undefined> = new Set([
  'missing product',
  'missing page',
  'missing machine',
  'missing name',
] as const)

/** For each kind of mistake, the kinds that appear elsewhere only because of it. */
const FOLLOWS: { readonly [Cause in ProblemKind]?: readonly ProblemKind[] } = {
  // With a duplicate id, references to the id that one of the two products should have stay unresolved.
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

/** Separates causes from consequences; both ordered by file and line. */
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

/** The line below the causes that sums up their consequences; empty where there are none. */
export function consequencesLine({ consequences }: FoldedProblems): string {
  if (consequences.length === 0) return ''
  if (consequences.length === 1) return 'Y 1 aviso que viene de lo mismo.'
  return `Y ${consequences.length} avisos que vienen de lo mismo.`
}
