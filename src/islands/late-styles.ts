/**
 * Applies the styles of what only a script makes: its module imports them as text (`?inline`), and no page has them. Of
 * a component, the bundler leaves them out of the pages (STYLED_LATE in tools/build/bundle.ts).
 */
export function applyLateStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
