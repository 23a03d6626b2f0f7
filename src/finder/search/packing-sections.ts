import type { PublishedRange } from '#figures/ranges.ts'
import type { SearchEntry } from './search-data.ts'

/** Sections are published in round millimetres of their inches, in mm. */
const SECTION_SLACK = 0.2

/** The sections that a packing comes in, in mm. */
export function sectionsOf({ judged }: SearchEntry): readonly PublishedRange[] {
  return judged?.ranges.filter(({ kind }) => kind === 'section') ?? []
}

/** Whether a packing may come in a section: what publishes none may. */
export function comesIn(entry: SearchEntry, asked: number): boolean {
  const sections = sectionsOf(entry)
  return (
    sections.length === 0 ||
    sections.some(
      ({ min = 0, max = Infinity }) => asked >= min - SECTION_SLACK && asked <= max + SECTION_SLACK,
    )
  )
}
