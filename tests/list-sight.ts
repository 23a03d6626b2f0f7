import type { Page } from 'playwright'

/** What a visitor sees of a list of products, in CSS pixels from the top of the page. */
export type ListSight = {
  rows: number
  /** Where the first row begins. */
  firstRow: number
  /** Rows that stand whole on the first screen. */
  wholeRows: number
  /** Where the last row ends. */
  listEnd: number
  page: number
}

export const SCREENS = {
  desk: { width: 1440, height: 900 },
  telephone: { width: 390, height: 844 },
}

/** Measures the list of products on the page that is open, with everything laid out. */
export async function listSight(page: Page): Promise<ListSight> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  // The published site has no notice of sample data over its pages.
  await page.addStyleTag({ content: '[aria-label="Aviso"] { display: none }' })
  // What is folded has no height of its own, whatever its content's visibility.
  await page.addStyleTag({ content: 'details:not([open]) > :not(summary) { display: none }' })
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('tr[aria-labelledby^="fila-"]')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    return {
      rows: rows.length,
      firstRow: Math.round(rows[0]?.top ?? 0),
      wholeRows: rows.filter(({ bottom }) => bottom <= innerHeight).length,
      listEnd: Math.round(rows.at(-1)?.bottom ?? 0),
      page: document.documentElement.scrollHeight,
    }
  })
}
