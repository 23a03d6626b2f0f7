import { z } from 'zod'
import { internalHref, slug, text } from './text.ts'

/** content/vocabulario/sinonimos.yaml: what people type, and what the search finds for it. */
export const searchWords = z.strictObject({
  /**
   * Plant words and the catalogue's words for them: typing anything in `said`, or one of several words in `means`,
   * finds whatever any word of `means` names.
   */
  groups: z
    .array(
      z.strictObject({
        means: z.array(text).nonempty(),
        said: z.array(text).default([]),
        /** A symptom of a machine: it ranks products that answer it higher, and is not itself searched for. */
        symptom: z.literal(true).optional(),
      }),
    )
    .nonempty(),
  /**
   * Fluids: the selector's services whose products publish that they serve them, and the catalogue's own words, whose
   * products rank first.
   */
  fluids: z
    .array(
      z.strictObject({
        services: z.array(slug).nonempty(),
        means: z.array(text).default([]),
        said: z.array(text).nonempty(),
      }),
    )
    .default([]),
  /**
   * Ambiguous words for things: the pages whose products rank first where such a word stands beside a fluid.
   */
  things: z
    .array(
      z.strictObject({ said: z.array(text).nonempty(), pages: z.array(internalHref).nonempty() }),
    )
    .default([]),
  /**
   * Requests for something other than a product, and the pages and sections that answer, best first. `alone`: words
   * that count only if nothing else is asked; `note`: shown above them if no page of its own answers.
   */
  intents: z
    .array(
      z.strictObject({
        to: z.array(internalHref).nonempty(),
        said: z.array(text).nonempty(),
        alone: z.array(text).default([]),
        note: text.optional(),
      }),
    )
    .default([]),
})

export type SearchWords = z.output<typeof searchWords>
