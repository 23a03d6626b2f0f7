import type { MetaDescriptor } from 'react-router'
import type { PageHead } from '#catalogue/page-head.ts'

/** A page's head as the framework writes it. */
export function headTags(head: PageHead): MetaDescriptor[] {
  const { title, description, canonical, image, siteName, isIndexable, structuredData } = head
  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexable
      ? [{ tagName: 'link', rel: 'canonical', href: canonical }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_CL' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ]
}
