import { z } from 'zod'
import { chart } from './chart.ts'
import { drawingSchema } from './drawing.ts'
import { specRow } from './quantity.ts'
import { table } from './table.ts'
import { internalHref, mayLack, ownerText, ownerUrl, slug, text, withAddress } from './text.ts'
import { video } from './video.ts'

/** What stands beside a page's words. */
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
  /** Short titled texts, side by side, with a picture each where they have one. */
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
  /** Drawings side by side, each with the words under it. */
  drawings: z.array(z.strictObject({ caption: text, drawing: drawingSchema })).default([]),
  video: video.optional(),
  /** The figures that tell most, large, each with its source; the others stand in a table. */
  highlights: z.array(specRow).max(4, 'caben cuatro cifras grandes').default([]),
  figures: z.array(specRow).default([]),
  table: table.optional(),
  links: z.array(z.strictObject({ label: text, href: internalHref })).default([]),
  /** Links of the owner's that leave the site: application stores, a video. */
  externalLinks: z
    .array(z.strictObject({ label: text, url: mayLack(ownerUrl) }))
    .default([])
    .transform(withAddress),
  note: text.optional(),
}

/** A part of a section. What is looked up rather than read is folded: a table of sizes. */
const subsection = z.strictObject({
  id: slug,
  ...sectionContent,
  isFolded: z.boolean().default(false),
})

/** A part of a page under its own heading; the parts of it stand in this order. */
export const section = z.strictObject({
  id: slug,
  ...sectionContent,
  /** Tells the section as a case: the chart, and beside it the section's parts in few words. */
  chart: chart.optional(),
  subsections: z.array(subsection).default([]),
})

export type Section = z.output<typeof section>
export type Sidebar = z.output<typeof sidebar>
