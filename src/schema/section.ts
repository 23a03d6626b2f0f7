import { z } from 'zod'
import { chart } from './chart.ts'
import { drawingSchema } from './drawing.ts'
import { specRow } from './quantity.ts'
import { table } from './table.ts'
import { internalHref, mayLack, ownerText, ownerUrl, slug, text, withAddress } from './text.ts'
import { video } from './video.ts'

/** The box beside a page's text. */
export const sidebar = z.strictObject({
  title: text,
  paragraphs: z.array(text).default([]),
  points: z.array(text).default([]),
  figures: z.array(specRow).default([]),
  drawing: slug.optional(),
})

const sectionContent = {
  heading: text,
  paragraphs: z.array(ownerText).default([]),
  points: z.array(text).default([]),
  /** Short titled texts side by side, with a picture each if available. */
  cards: z
    .array(
      z.strictObject({
        title: text,
        text,
        href: internalHref.optional(),
        drawing: drawingSchema.optional(),
      }),
    )
    .default([]),
  /** Drawings side by side, each with its caption. */
  drawings: z.array(z.strictObject({ caption: text, drawing: drawingSchema })).default([]),
  video: video.optional(),
  /** The most telling figures in large type, each with its source; the others go into a table. */
  highlights: z.array(specRow).max(4, 'caben cuatro cifras grandes').default([]),
  figures: z.array(specRow).default([]),
  table: table.optional(),
  links: z.array(z.strictObject({ label: text, href: internalHref })).default([]),
  /** The owner's links to other sites: application stores, a video. */
  externalLinks: z
    .array(z.strictObject({ label: text, url: mayLack(ownerUrl) }))
    .default([])
    .transform(withAddress),
  note: text.optional(),
}

/** A part of a section. Reference material, as a table of sizes, is folded. */
const subsection = z.strictObject({
  id: slug,
  ...sectionContent,
  isFolded: z.boolean().default(false),
})

/** A part of a page under its own heading, shown in the order of these fields. */
export const section = z.strictObject({
  id: slug,
  ...sectionContent,
  /** Shows the section as a case: the chart, and beside it its parts in brief. */
  chart: chart.optional(),
  subsections: z.array(subsection).default([]),
})

export type Section = z.output<typeof section>
export type Sidebar = z.output<typeof sidebar>
