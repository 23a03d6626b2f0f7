/** A script for inlining into every page; indentation is removed to save bytes. */
export function asInlineScript(source: string): string {
  return source.replaceAll(/^\s+/gm, '')
}
