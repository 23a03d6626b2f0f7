/** By a pattern: what a parser writes anew is no longer, byte by byte, what React hydrates. */
const STYLESHEET = /<link rel="stylesheet" href="(\/[^"#]+\.css)(#?)"( data-precedence="[^"]+")\/>/g

/**
 * Puts a page's style sheets into it, so that it paints after one round trip. Measured on the bench's
 * telephone, with links the largest paint comes 400 ms later, on long pages as on short ones.
 *
 * The links stay behind, disabled: the browser does not fetch them, and React finds them where it looks for
 * them. A sheet that a part fetched later brings along too has an empty fragment there: React Router's plugin
 * writes it (`getReactRouterManifestBuildAssets` in `@react-router/dev/dist/vite.js`), since Vite's loader of
 * lazy parts would else find the route's link, add none of its own, and lose the styles with the route. That
 * loader looks for the sheet without a fragment: without the second link it fetches the sheet once more and
 * has the page laid out anew (inline-css.test.ts: "a sheet that a later part brings along too").
 */
export function withInlineCss(html: string, readCss: (url: string) => string): string {
  return html.replace(STYLESHEET, (_, url: string, fragment: string, precedence: string) => {
    const names = fragment === '' ? [url] : [url + fragment, url]
    const links = names.map(
      (href) => `<link rel="stylesheet" href="${href}"${precedence} disabled=""/>`,
    )
    return `<style>${checkedCss(readCss(url), url)}</style>${links.join('')}`
  })
}

/** A sheet as it may stand in a page. Throws on what would mean something else there. */
function checkedCss(css: string, url: string): string {
  const misplaced = /<\/style|@import|@charset|url\((?!["']?(?:\/|data:|#))/i.exec(css)?.[0]
  if (misplaced) throw new Error(`${url}: ${misplaced} cannot be moved into a page.`)
  return css.trim()
}
