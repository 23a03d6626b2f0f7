import { z } from 'zod'
import { drawingSchema } from './drawing.ts'
import { formerPath, internalHref, slug, text } from './text.ts'

/** What every page tells search engines, menus and the lists that lead to it. */
export const heading = {
  title: text,
  /** For search engines and shared links; at most two lines there. */
  description: text.max(170, 'la descripción pasa de 170 caracteres'),
  /** Where the page stood before; each address leads here. */
  antes: z.array(formerPath).optional(),
  /** A shorter name for the trail of pages. */
  crumb: text.optional(),
  lead: text,
  /** Order among its siblings. */
  order: z.int().positive().default(99),
  /** How the parent's list announces it; `short`: the name among its siblings' in a menu. */
  index: z
    .strictObject({
      label: text,
      short: text.optional(),
      line: text,
      /** Its picture there, where no product's stands for it. */
      drawing: drawingSchema.optional(),
    })
    .optional(),
  /**
   * Its place in the site's menu. A solution has a few words under its name there, and the picture of a
   * product (`drawing`) where it has none of its own.
   */
  menu: z
    .strictObject({
      label: text,
      order: z.int().positive(),
      line: text.optional(),
      drawing: slug.optional(),
    })
    .optional(),
  /** The product whose drawing stands for this page, by id. */
  drawing: slug.optional(),
  /**
   * Offers the page as a PDF, or that of another page (`href`), under these words; a family's
   * catalogue needs none.
   */
  document: z.strictObject({ label: text, name: text, href: internalHref.optional() }).optional(),
}
