/** A description of one sentence after the other; what a drawing does not show leaves its sentence out. */
export const inSentences = (sentences: readonly (string | false | undefined)[]) =>
  sentences.filter((sentence) => typeof sentence === 'string').join(' ')

/** A text as it begins a sentence. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
