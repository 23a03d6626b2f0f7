import type { Catalogue } from './catalogue-model.ts'
import { HOME_PATH } from './paths.ts'
import { lastRevised } from './revised.ts'

/** Every page a search engine should know, home first. */
export function pagePaths({ pages }: Pick<Catalogue, 'pages'>): string[] {
  return [HOME_PATH, ...pages.keys()]
}

/** sitemap.xml (sitemaps.org protocol). */
export function sitemapXml(catalogue: Catalogue): string {
  const urls = pagePaths(catalogue)
    .map((path) => {
      const page = catalogue.pages.get(path)
      const revised = page ? `<lastmod>${lastRevised([page])}</lastmod>` : ''
      return `  <url><loc>${catalogue.site.baseUrl.value}${path}</loc>${revised}</url>`
    })
    .join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

/** robots.txt: everything is public. */
export function robotsTxt({ site }: Pick<Catalogue, 'site'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl.value}/sitemap.xml\n`
}
