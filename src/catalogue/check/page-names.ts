import { foldText } from '#schema/fold-text.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'

/** Words that a shorter name may leave out, or have of its own. */
const LEAST_LETTERS = 4
/** So many letters tell a word and its plural from others. */
const STEM = 5
const WORD = /[\p{L}\d]+/gu

/**
 * A page has one name: what menus, lists and the trail call it is made of words of its title, or holds all of
 * them. Another name would lead who reads it to think of another page.
 */
export function checkPageNames(parsed: readonly ParsedPage[], problems: Problem[]) {
  for (const { file, content } of parsed) {
    const { title, crumb, menu, index } = content
    const names = [
      { at: ['crumb'], name: crumb },
      { at: ['menu', 'label'], name: menu?.label },
      { at: ['index', 'label'], name: index?.label },
      { at: ['index', 'short'], name: index?.short },
    ]
    const ofTitle = stems(title)
    for (const { at, name } of names) {
      if (name === undefined) continue
      const own = stems(name)
      if (isWithin(own, ofTitle) || isWithin(ofTitle, own)) continue
      const message = `«${name}» no es un nombre de «${title}»: una página se llama igual en todas partes, o más corto`
      problems.push(file.problem(at, message))
    }
  }
}

function isWithin(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].every((one) => others.has(one))
}

function stems(text: string): ReadonlySet<string> {
  const words = (foldText(text).match(WORD) ?? []).filter(({ length }) => length >= LEAST_LETTERS)
  return new Set(words.map((word) => word.slice(0, STEM)))
}
