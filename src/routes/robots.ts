import { catalogue } from '#catalogue/catalogue.ts'
import { robotsTxt } from '#catalogue/sitemap.ts'

export function loader() {
  return new Response(robotsTxt(catalogue()), { headers: { 'Content-Type': 'text/plain' } })
}
