import { z } from 'zod'
import { internalHref, slug, text } from './text.ts'

/** content/vocabulario/sinonimos.yaml: what people type, and what the catalogue answers with. */
export const searchWords = z.strictObject({
  /**
   * What people say in the plant, and the catalogue's words for it: whoever types something `said`, or
   * one of several words in `means`, finds what any of `means` names.
   */
  groups: z
    .array(
      z.strictObject({
        means: z.array(text).nonempty(),
        said: z.array(text).default([]),
        /** Says what is wrong with a machine: raises what answers to it, and is not what is looked for. */
        symptom: z.literal(true).optional(),
      }),
    )
    .nonempty(),
  /**
   * What is pumped or held: the selector's services whose products publish that they serve it, and the
   * catalogue's own words for it, whose products lead.
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
   * What a word for a thing asks for where a fluid stands beside it, and more than one thing is called so:
   * the pages whose products are meant first.
   */
  things: z
    .array(
      z.strictObject({ said: z.array(text).nonempty(), pages: z.array(internalHref).nonempty() }),
    )
    .default([]),
  /**
   * What is wanted other than a product, and the pages and sections that answer, best first; `alone`: the
   * same where nothing else is asked; `note`: what is said above them where no page of its own answers.
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
