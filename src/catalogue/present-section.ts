import type { Section } from '#schema/page.ts'
import { presentSpecs, type SpecTableRow } from './present-specs.ts'
import { presentTable, type TableView } from './present-table.ts'

type SectionPart = Omit<Section, 'subsections'>

/** A part of a page under its heading, ready to read. */
export type SectionView = Omit<SectionPart, 'figures' | 'table'> & {
  figures: readonly SpecTableRow[]
  table?: TableView
  subsections: readonly SectionView[]
}

/** Writes a section's figures and table, and those of its subsections. */
export function presentSection({ subsections, ...part }: Section): SectionView {
  return {
    ...presentPart(part),
    subsections: subsections.map((subsection) => ({ ...presentPart(subsection), subsections: [] })),
  }
}

function presentPart({ figures, table, ...rest }: SectionPart) {
  return {
    ...rest,
    figures: presentSpecs(figures),
    ...(table && { table: presentTable(table) }),
  }
}
