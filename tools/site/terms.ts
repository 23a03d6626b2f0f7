import { GLOSSARY_PATH } from '#catalogue/paths.ts'
import { termFinder, termId } from '#catalogue/show/term-forms.ts'
import { foldText } from '#schema/fold-text.ts'
import type { SiteCheck } from './built-site.ts'
import { passagesOf } from './visible-text.ts'

/** A name that is not written, and the one that is. */
export type Preference = { avoided: string; preferred: string }

/** Reads `content/vocabulario/preferidas.txt`: "avoided → preferred", a pair a line. */
export function readPreferences(text: string): Preference[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [avoided = '', preferred = ''] = line.split(' → ')
      return { avoided: foldText(avoided), preferred }
    })
}

/** What a text calls by a name that is not written, in words for an editor. */
export function preferredNames(preferences: readonly Preference[]): (text: string) => string[] {
  const find = termFinder(
    preferences.map(({ avoided, preferred }) => ({ term: avoided, definition: preferred })),
  )
  const names = new Map(preferences.map(({ avoided, preferred }) => [termId(avoided), preferred]))
  return (text) =>
    find(text).map(({ id, index, length }) => {
      const words = text.slice(index, index + length)
      const around = text.slice(Math.max(0, index - 40), index + length + 40)
      return `«${words}» se llama aquí ${names.get(id)}, en «${around}»`
    })
}

/** The same thing has the same name on every page; the glossary alone gives its other names. */
export function checkTerms(preferences: readonly Preference[]): SiteCheck {
  const namesInstead = preferredNames(preferences)
  return (site) =>
    passagesOf(site)
      .filter(({ place }) => place !== GLOSSARY_PATH)
      .flatMap(({ place, text }) => namesInstead(text).map((fault) => `${place}: ${fault}`))
}
