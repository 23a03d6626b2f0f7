import { decodeReferences, markupOf, type SiteCheck } from './built-site.ts'

/** What only shows where something went wrong on the way from the content to the page. */
const LEAKS = [
  /\{[a-z]+(?:-[a-z]+)?\}/,
  /\[object \w+\]/,
  /\bundefined\b/,
  /\bNaN\b/,
  /lorem ipsum/i,
]
const TEXT_FILE = /\.(?:svg|xml|txt|json|webmanifest)$/

/** No placeholder, filler or programming value reaches a visitor. */
export const checkLeaks: SiteCheck = ({ pages, files, read }) => {
  const texts = [
    ...pages.map(({ path, html }) => ({ name: path, text: decodeReferences(markupOf(html)) })),
    ...[...files]
      .filter((file) => TEXT_FILE.test(file))
      .map((file) => ({ name: file, text: read(file).replace(/<style[\s\S]*?<\/style>/g, '') })),
  ]
  return texts.flatMap(({ name, text }) =>
    LEAKS.flatMap((leak) => {
      const found = leak.exec(text)
      if (!found) return []
      const around = text
        .slice(Math.max(0, found.index - 30), found.index + 40)
        .replace(/\s+/g, ' ')
      return [`${name}: shows «${found[0]}» in «${around}»`]
    }),
  )
}
