import { STILL_PATHS } from '#catalogue/paths.ts'
import type { SiteCheck } from './built-site.ts'
import { attributeOf, elementsNamed } from '../../server/html-tree.ts'
import { sourceOf } from './page-tree.ts'

/** Blocks of data, which no browser runs. */
const DATA = /^application\/(?:ld\+)?json$/

/** Every page runs the one script that the policy names, and no other: the browser would refuse it. */
export function checkStarter(starter: string): SiteCheck {
  return ({ pages }) =>
    pages.flatMap(({ path, document }) => {
      const scripts = elementsNamed(document, 'script')
        .filter((script) => !DATA.test(attributeOf(script, 'type') ?? ''))
        .map(sourceOf)
      const expected = STILL_PATHS.includes(path) ? [] : [starter]
      return scripts.length === expected.length && scripts.every((one) => one === starter)
        ? []
        : [`${path}: runs ${scripts.length} scripts, not ${expected.length} that the policy names`]
    })
}
