/** Removed or sent lines, oldest first; lines with the same turn were removed together. */
export type RemovedLines<Line> = readonly Readonly<{
  line: Line
  index: number
  turn: number
  isSent?: true
}>[]

/** The lines removed last, in their order of restoring. */
export function restorable<Line>(removed: RemovedLines<Line>): RemovedLines<Line> {
  const turn = removed.at(-1)?.turn
  return removed.filter((one) => one.turn === turn)
}

/** Reads stored removed lines; unreadable ones are dropped. */
export function removedLines<Line>(
  stored: unknown,
  lineOf: (value: unknown) => Line | undefined,
): RemovedLines<Line> {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return []
    const { line, index, turn, isSent } = one as Record<string, unknown>
    const read = lineOf(line)
    const isWhole = read !== undefined && typeof index === 'number' && typeof turn === 'number'
    return isWhole ? [{ line: read, index, turn, ...(isSent === true && { isSent }) }] : []
  })
}
