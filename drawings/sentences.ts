/** Joins sentences to a description, leaving out those for things that are not drawn. */
export const inSentences = (sentences: readonly (string | false | undefined)[]) =>
  sentences.filter((sentence) => typeof sentence === 'string').join(' ')

/** The text with a capital first letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
