import type { ReviewedClaims } from '#schema/vocabulary.ts'
import type { Prose } from './stated-figures.ts'
import type { ContentFile } from '../read/content-file.ts'
import type { Problem } from '../read/problem.ts'
import { textsIn } from '../read/texts-in.ts'
import type { SearchWords } from '#schema/search-words.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { memoiseText } from '#figures/memoise.ts'

/** Shorter words are matched whole. */
const STEM_LETTERS = 4

/**
 * Checks that the catalogue contains what each group of search synonyms `means`; otherwise a visitor who types
 * a plant word would find nothing.
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
  const isSaid = memoiseText((word) => {
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

/** The stem that a word and its plural share. */
function stem(word: string): string {
  return word.length > STEM_LETTERS ? word.replace(/(?:[aeo]s?|z)$/, '') : word
}

/** Words that promise without limits; "ayuda a evitar" promises nothing. */
const STRONG =
  /(?<!\p{L})(?:24\s?h(?:oras)?|24\/7|siempre|cualquier(?:a)?|nunca|jamás|garanti[czs]\p{L}*|(?<!ayudan? a )evit\p{L}*|elimin\p{L}*|únic[oa]s?|únicamente)(?!\p{L})/iu

/**
 * Checks that no sentence promises more than the conditions of sale and the data sheets: one with a strong word
 * needs an entry with its reason in vocabulario/afirmaciones.yaml.
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
