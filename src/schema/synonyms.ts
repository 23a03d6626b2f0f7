import { z } from 'zod'
import { text } from './text.ts'

/**
 * content/vocabulario/sinonimos.yaml: what people say in the plant, and the catalogue's words for it.
 * Whoever types something `said`, or one of several words in `means`, finds what any of `means` names.
 */
export const synonyms = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        means: z.array(text).nonempty(),
        said: z.array(text).default([]),
      }),
    )
    .nonempty(),
})

export type SynonymGroup = z.output<typeof synonyms>['groups'][number]
