import type { SearchWords } from '#schema/search-words.ts'
import type { ContentFile } from '../read/content-file.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { oncePerText } from '#figures/once-per.ts'
import type { Problem } from '../read/problem.ts'
import { textsIn } from '../read/texts-in.ts'

/** A shorter word is looked for whole. */
const STEM_LETTERS = 4

/**
 * What a group of the search's words `means` is said by the catalogue: whoever types a word of the
 * plant would otherwise be led to nothing.
 */
export function checkSearchWords(
  { groups }: SearchWords,
  file: ContentFile,
  contents: readonly unknown[],
  problems: Problem[],
) {
  const said = new Set(
    contents.flatMap((content) => textsIn(content).flatMap(({ text }) => wordsOf(text))),
  )
  const isSaid = oncePerText((word) => {
    const beginning = stem(word)
    return said.has(word) || [...said].some((other) => other.startsWith(beginning))
  })
  groups.forEach(({ means }, group) =>
    means.forEach((phrase, index) => {
      if (wordsOf(phrase).every(isSaid)) return
      const message = `el catálogo no dice «${phrase}» en ninguna parte`
      problems.push(file.problem(['groups', group, 'means', index], message))
    }),
  )
}

/** What a word and its plural have in common. */
function stem(word: string): string {
  return word.length > STEM_LETTERS ? word.replace(/(?:[aeo]s?|z)$/, '') : word
}
