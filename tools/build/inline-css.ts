/** By a pattern: what a parser writes anew is no longer, byte by byte, what React hydrates. */
const STYLESHEET = /<link rel="stylesheet" href="(\/[^"#]+\.css)(#?)"( data-precedence="[^"]+")\/>/g

/**
 * Writes a page's stylesheets into it, so that it paints after one round trip. Measured: linked stylesheets cost
 * 400 ms of largest paint, on long pages as on short ones.
 *
 * The links stay, disabled: the browser does not fetch them, and React finds them where it looks for them. The
 * link of a lazy part ends in `#`: React Router's plugin writes it (`getReactRouterManifestBuildAssets` in
 * `@react-router/dev/dist/vite.js`), since Vite's loader of lazy parts would else find the route's link, add none
 * of its own, and lose the styles with the route. That loader asks for the stylesheet without `#`: without the
 * second link it fetches it again and the page is laid out anew (inline-css.test.ts: "… of a lazy part …").
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

/** The rules of a stylesheet. Throws if one of them would mean something else inside a page. */
function checkedCss(css: string, url: string): string {
  const misplaced = /<\/style|@import|@charset|url\((?!["']?(?:\/|data:|#))/i.exec(css)?.[0]
  if (misplaced) throw new Error(`${url}: ${misplaced} cannot be moved into a page.`)
  return css.trim()
}
