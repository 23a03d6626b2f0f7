/**
 * The sheets of all pages in one order that is every page's own. Throws where two pages want two sheets
 * in different orders: then the way that a visitor came would decide how a page looks.
 */
export function commonOrder(pages: readonly (readonly string[])[]): string[] {
  const order: string[] = []
  let waiting = pages.map((sheets) => [...new Set(sheets)])
  while (waiting.some((sheets) => sheets.length > 0)) {
    const next = waiting
      .map(([first]) => first)
      .find((sheet) => sheet !== undefined && waiting.every((sheets) => sheets.indexOf(sheet) <= 0))
    if (next === undefined) {
      throw new Error(`No order of style sheets suits all pages: ${waiting.flat().join(', ')}.`)
    }
    order.push(next)
    waiting = waiting.map((sheets) => sheets.filter((sheet) => sheet !== next))
  }
  return order
}

/** The sheets that some page lacks, in the order that suits all of them. */
export function sheetsBeyond(pages: readonly (readonly string[])[]): string[] {
  return commonOrder(pages).filter((sheet) => !pages.every((sheets) => sheets.includes(sheet)))
}
