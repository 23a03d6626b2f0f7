/** A script as it stands in every page, where its indentation would be weight and nothing else. */
export function asInlineScript(source: string): string {
  return source.replaceAll(/^\s+/gm, '')
}
