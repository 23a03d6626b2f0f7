import { gzipSync } from 'node:zlib'

/** With a # where the build has made a sheet that a part fetched later needs as well (React Router). */
const STYLESHEET = /<link rel="stylesheet" href="(\/[^"#]+\.css)(#?)"\/>/g

/**
 * What a server may send before the first acknowledgement: ten packets of 1460 bytes, less headers.
 * Styles come first in the page; beyond this they would cost the round trip that they save.
 */
export const FIRST_FLIGHT_BYTES = 14_000

/**
 * Puts a page's style sheets into the page, so that it paints after one round trip. Measured on the
 * bench's telephone, with links the largest paint comes 400 ms later, on long pages as on short ones.
 *
 * The link stays behind, disabled: the browser does not fetch it, and React finds the element that
 * it expects when it hydrates.
 */
export function withInlineCss(html: string, readCss: (url: string) => string): string {
  const sheets = [...html.matchAll(STYLESHEET)].map(([, url = '']) => checkedCss(readCss(url), url))
  if (gzipSync(sheets.join(''), { level: 9 }).byteLength > FIRST_FLIGHT_BYTES) return html
  return html.replace(
    STYLESHEET,
    (_, url: string, end: string) =>
      `<style>${sheets.shift()}</style><link rel="stylesheet" href="${url}${end}" disabled=""/>`,
  )
}

/** What would mean something else inside a page than in its own file. */
function checkedCss(css: string, url: string): string {
  const misplaced = /<\/style|@import|@charset|url\((?!["']?(?:\/|data:|#))/i.exec(css)?.[0]
  if (misplaced) throw new Error(`${url}: ${misplaced} cannot be moved into a page.`)
  return css.trim()
}
