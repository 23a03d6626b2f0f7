import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'
import { stems } from './conditional-text.ts'

/**
 * Checks that menus, lists and breadcrumbs call a page by words of its title, or by all of them and more. Under
 * another name, readers would expect another page.
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
