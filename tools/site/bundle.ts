import type { SiteCheck } from './built-site.ts'

/** Marks that the minifier leaves in place, of what must stay out of the browser. */
const FORBIDDEN = {
  Zod: /ZodError|_zod\b|safeParse/,
  YAML: /YAMLParseError|BLOCK_AS_IMPLICIT_KEY/,
  'a source map': /sourceMappingURL/,
}

/**
 * Data and the tools that check it stay at home: what a page shows travels in its HTML.
 */
export function checkBundle(phrases: readonly string[]): SiteCheck {
  return (site) => {
    const scripts = [...site.files].filter((file) => file.endsWith('.js'))
    if (scripts.length === 0) return ['the build has no scripts']
    return scripts.flatMap((script) => {
      const code = site.read(script)
      const marks = Object.entries(FORBIDDEN).filter(([, mark]) => mark.test(code))
      const phrase = phrases.find((text) => code.includes(text))
      return [
        ...marks.map(([name]) => `${script}: holds ${name}`),
        ...(phrase ? [`${script}: holds content: «${phrase}»`] : []),
      ]
    })
  }
}
