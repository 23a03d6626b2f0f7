/**
 * Applies the styles of a part that only opens at a visitor's sign: its module imports them as text (`?inline`), and
 * the bundler leaves them out of the pages (STYLED_LATE in tools/build/bundle.ts).
 */
export function applyLateStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
