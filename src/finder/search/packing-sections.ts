import type { PublishedRange } from '#figures/ranges.ts'
import type { SearchEntry } from './search-data.ts'

/** Tolerance in mm: sections in inches are published rounded to millimetres. */
const SECTION_SLACK = 0.2

/** The sections that a packing comes in, in mm. */
export function sectionsOf({ judged }: SearchEntry): readonly PublishedRange[] {
  return judged?.ranges.filter(({ kind }) => kind === 'section') ?? []
}

/** Whether a packing may be available in a section; true if it publishes none. */
export function comesIn(entry: SearchEntry, asked: number): boolean {
  const sections = sectionsOf(entry)
  return (
    sections.length === 0 ||
    sections.some(
      ({ min = 0, max = Infinity }) => asked >= min - SECTION_SLACK && asked <= max + SECTION_SLACK,
    )
  )
}
