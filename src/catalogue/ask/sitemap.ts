import type { Catalogue } from '../catalogue-model.ts'
import { HOME_PATH, SITEMAP_PATH } from '../paths.ts'
import { lastRevised } from './revised.ts'

/** The paths of all pages for search engines: home first, products last. */
export function pagePaths({ pages, products }: Pick<Catalogue, 'pages' | 'products'>): string[] {
  return [HOME_PATH, ...pages.keys(), ...products.map(({ href }) => href)]
}

/** sitemap.xml (sitemaps.org protocol). */
export function sitemapXml(catalogue: Catalogue): string {
  const dates = new Map([
    ...[...catalogue.pages].map(([path, page]) => [path, lastRevised([page])] as const),
    ...catalogue.products.map(({ href, revised }) => [href, revised] as const),
  ])
  const urls = pagePaths(catalogue)
    .map((path) => {
      const date = dates.get(path)
      const revised = date === undefined ? '' : `<lastmod>${date}</lastmod>`
      return `  <url><loc>${catalogue.site.baseUrl.value}${path}</loc>${revised}</url>`
    })
    .join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

/** robots.txt: everything is public. */
export function robotsTxt({ site }: Pick<Catalogue, 'site'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl.value}${SITEMAP_PATH}\n`
}
