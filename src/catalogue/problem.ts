/** One thing an editor must mend: where it stands and what is wrong, in plain Spanish. */
export type Problem = {
  /** Path from the project's root, with forward slashes. */
  file: string
  line: number
  column: number
  /** Field path, as in `products[3].specs[1].unit`; empty for the whole file. */
  field: string
  message: string
}

/** A field path written the way editors read it. */
export function formatField(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

/** One line per problem, ordered by file and position. */
export function formatReport(problems: readonly Problem[]): string {
  const lines = [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(
      ({ file, line, column, field, message }) =>
        `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`,
    )
  const count = problems.length === 1 ? '1 problema' : `${problems.length} problemas`
  return `${lines.join('\n')}\n\n${count} en el contenido.`
}

/** Thrown when the content cannot become a catalogue; its message is the whole report. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatReport(problems))
    this.problems = problems
  }
}
