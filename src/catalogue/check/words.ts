import type { ReviewedClaims } from '#schema/vocabulary.ts'
import type { Prose } from './stated-figures.ts'
import type { ContentFile } from '../read/content-file.ts'
import type { Problem } from '../read/problem.ts'
import { textsIn } from '../read/texts-in.ts'
import type { SearchWords } from '#schema/search-words.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { oncePerText } from '#figures/once-per.ts'

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

/** Words that promise without a limit; who only helps to avoid something promises none. */
const STRONG =
  /(?<!\p{L})(?:24\s?h(?:oras)?|24\/7|siempre|cualquier(?:a)?|nunca|jamás|garanti[czs]\p{L}*|(?<!ayudan? a )evit\p{L}*|elimin\p{L}*|únic[oa]s?|únicamente)(?!\p{L})/iu

/**
 * A sentence promises no more than the conditions of sale and the sheets do: one with a strong word stands,
 * with the reason, in vocabulario/afirmaciones.yaml, or is put more carefully.
 */
export function checkStrongWords(
  prose: readonly Prose[],
  { content, file: reviewedFile }: { content: ReviewedClaims; file: ContentFile },
  problems: Problem[],
) {
  const ofPage = Map.groupBy(content.claims, ({ page }) => page)
  const used = new Set<object>()
  for (const { path, file, content: page } of prose) {
    for (const { text, at } of textsIn(page)) {
      const found = STRONG.exec(text)
      if (!found) continue
      const claims = (ofPage.get(path) ?? []).filter(({ says }) => text.includes(says))
      for (const claim of claims) used.add(claim)
      if (claims.some(({ says }) => STRONG.test(says))) continue
      problems.push(
        file.problem(
          at,
          `«${found[0]}» promete sin límite: dilo con más cuidado, o anota la frase y su razón en vocabulario/afirmaciones.yaml`,
        ),
      )
    }
  }
  content.claims.forEach((claim, index) => {
    if (used.has(claim)) return
    const message = `ningún texto de ${claim.page} dice «${claim.says}»`
    problems.push(reviewedFile.problem(['claims', index], message))
  })
}
