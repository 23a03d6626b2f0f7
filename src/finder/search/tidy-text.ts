/** Collapses white space to single spaces and trims the text. */
export function tidyText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
