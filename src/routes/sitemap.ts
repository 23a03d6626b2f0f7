import { catalogue } from '#catalogue/catalogue.ts'
import { sitemapXml } from '#catalogue/sitemap.ts'

export function loader() {
  return new Response(sitemapXml(catalogue()), { headers: { 'Content-Type': 'application/xml' } })
}
