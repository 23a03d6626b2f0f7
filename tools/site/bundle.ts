import { gzipSync } from 'node:zlib'
import type { BuiltSite, SiteCheck } from './built-site.ts'

/** Marks that the minifier leaves in place, of what must stay out of the browser. */
const FORBIDDEN = {
  Zod: /ZodError|_zod\b|safeParse/,
  YAML: /YAMLParseError|BLOCK_AS_IMPLICIT_KEY/,
  'a source map': /sourceMappingURL/,
}
/** Every script that a visitor of one page gets, compressed. */
const PAGE_SCRIPTS_MAX_BYTES = 135_000

/**
 * Data and the tools that check it stay at home: what a page shows travels in its HTML and in
 * `.data` files.
 */
export function checkBundle(phrases: readonly string[]): SiteCheck {
  return (site) => {
    const scripts = [...site.files].filter((file) => file.endsWith('.js'))
    if (scripts.length === 0) return ['the build has no scripts']
    const foreign = scripts.flatMap((script) => {
      const code = site.read(script)
      const marks = Object.entries(FORBIDDEN).filter(([, mark]) => mark.test(code))
      const phrase = phrases.find((text) => code.includes(text))
      return [
        ...marks.map(([name]) => `${script}: holds ${name}`),
        ...(phrase ? [`${script}: holds content: «${phrase}»`] : []),
      ]
    })
    return [...foreign, ...heavyPages(site)]
  }
}

function heavyPages({ pages, read, files }: BuiltSite): string[] {
  const sizes = new Map<string, number>()
  const sizeOf = (script: string) => {
    const known = sizes.get(script) ?? gzipSync(read(script), { level: 9 }).byteLength
    sizes.set(script, known)
    return known
  }
  return pages.flatMap(({ path, html }) => {
    const scripts = new Set(
      [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, url = '']) => url),
    )
    const bytes = [...scripts]
      .filter((url) => files.has(url))
      .reduce((sum, url) => sum + sizeOf(url), 0)
    return bytes > PAGE_SCRIPTS_MAX_BYTES
      ? [`${path}: ${bytes} bytes of scripts, more than ${PAGE_SCRIPTS_MAX_BYTES}`]
      : []
  })
}
