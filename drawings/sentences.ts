/** Joins sentences to a description, leaving out those for things that are not drawn. */
export const inSentences = (sentences: readonly (string | false | undefined)[]) =>
  sentences.filter((sentence) => typeof sentence === 'string').join(' ')

/** The text with a capital first letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Words about what stands on the whole sheet alone, beside its main view; a crop has those given instead. */
export const onSheet = (words: string, instead = '') => `\uE000${words}\uE001${instead}\uE002`

const ON_SHEET = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g

/** A text about the whole sheet, or about its main view alone. */
export const ofView = (text: string, isWhole: boolean) =>
  text
    .replaceAll(ON_SHEET, isWhole ? '$1' : '$2')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
