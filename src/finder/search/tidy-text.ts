/** A text with one space wherever it has some, and none at its ends. */
export function tidyText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
