import type { SiteCheck } from './built-site.ts'
import { textOf } from './page-tree.ts'

/** Every kind of space: drawn by no glyph, so any font will do. */
export const SPACE = /\s|[\u2000-\u200b\u2060]/

/** A character that no font of the site holds would show in a stranger's letters. */
export function checkCharacters(characters: string): SiteCheck {
  const known = new Set(characters)
  return ({ pages }) =>
    pages.flatMap(({ path, document }) => {
      const text = textOf(document, { isLeftOut: ({ tagName }) => tagName === 'head' })
      const unknown = [...new Set(text)].filter((sign) => !known.has(sign) && !SPACE.test(sign))
      return unknown.length > 0 ? [`${path}: the fonts lack «${unknown.join('')}»`] : []
    })
}
