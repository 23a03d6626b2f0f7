import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkedCss } from './inline-css.ts'

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

/**
 * Writes what pages look like that the visitor moves to: the sheets that the first page may lack, as one
 * file. Returns its address.
 */
export function writeSiteStyles(clientDir: string, pages: readonly (readonly string[])[]): string {
  const css = sheetsBeyond(pages)
    .map((url) => checkedCss(readFileSync(path.join(clientDir, url), 'utf8'), url))
    .join('\n')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const url = `/assets/pages-${hash}.css`
  writeFileSync(path.join(clientDir, url), css)
  return url
}

/** Removes the sheets that stand in the pages now, except those that a part fetched later names. */
export function removeInlined(clientDir: string, stylesUrl: string): void {
  const scripts = globSync('assets/*.js', { cwd: clientDir }).map((file) =>
    readFileSync(path.join(clientDir, file), 'utf8'),
  )
  for (const file of globSync('assets/*.css', { cwd: clientDir })) {
    const name = path.basename(file)
    if (stylesUrl.endsWith(`/${name}`) || scripts.some((script) => script.includes(name))) continue
    rmSync(path.join(clientDir, file))
  }
}
