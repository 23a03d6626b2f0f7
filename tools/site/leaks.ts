import type { BuiltPage, SiteCheck } from './built-site.ts'
import { elementsIn } from '../../server/html-tree.ts'
import { textOf } from './page-tree.ts'

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
    ...pages.map((page) => ({ name: page.path, text: wordsOf(page) })),
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

/** What a page says, and what its attributes hold. */
function wordsOf({ document }: BuiltPage): string {
  const values = elementsIn(document).flatMap(({ attrs }) => attrs.map(({ value }) => value))
  return [textOf(document, { border: () => '\n' }), ...values].join('\n')
}
