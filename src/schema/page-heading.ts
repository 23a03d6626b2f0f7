import { z } from 'zod'
import { drawingSchema } from './drawing.ts'
import { formerPath, internalHref, slug, text } from './text.ts'

/** The data of every page for search engines, menus and lists that link to it. */
export const heading = {
  title: text,
  /** For search engines and shared links; fits two lines there. */
  description: text.max(170, 'la descripción pasa de 170 caracteres'),
  /** Former addresses of the page; each redirects to it. */
  antes: z.array(formerPath).optional(),
  /** A shorter name for the breadcrumbs. */
  crumb: text.optional(),
  lead: text,
  /** Position among its siblings. */
  order: z.int().positive().default(99),
  /** Its entry in the parent's list; `short`: its name in a menu of siblings. */
  index: z
    .strictObject({
      label: text,
      short: text.optional(),
      line: text,
      /** Its picture there, if no product's picture represents it. */
      drawing: drawingSchema.optional(),
    })
    .optional(),
  /**
   * Its place in the site's menu. A solution has a short line under its name there, and a product's picture (`drawing`)
   * if it has none of its own.
   */
  menu: z
    .strictObject({
      label: text,
      order: z.int().positive(),
      line: text.optional(),
      drawing: slug.optional(),
    })
    .optional(),
  /** Id of the product whose drawing represents the page. */
  drawing: slug.optional(),
  /** Offers the page, or the one at `href`, as a PDF under this label; a family's catalogue needs no entry. */
  document: z.strictObject({ label: text, name: text, href: internalHref.optional() }).optional(),
}
