import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type BuiltPage = { path: string; file: string; html: string }

/** The folder that is published, as a visitor sees it. */
export type BuiltSite = {
  folder: string
  pages: readonly BuiltPage[]
  /** Every file, by its address. */
  files: ReadonlySet<string>
  read: (address: string) => string
}

/** A check of the built site: what is wrong, one line each. */
export type SiteCheck = (site: BuiltSite) => string[] | Promise<string[]>

const REDIRECT_STUB = '<meta http-equiv="refresh"'

export function readBuiltSite(folder: string): BuiltSite {
  const read = (address: string) => readFileSync(path.join(folder, address), 'utf8')
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
  const pages = names
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .map((file) => ({ path: `/${file.replace(/\/?index\.html$/, '')}`, file, html: read(file) }))
    .filter(({ html }) => !html.includes(REDIRECT_STUB))
  return { folder, pages, files: new Set(names.map((name) => `/${name}`)), read }
}

/** The markup without what is no markup: scripts, styles, comments. */
export function markupOf(html: string): string {
  return html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
}

/** The characters that references stand for, as far as React writes references. */
export function decodeReferences(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole)
  })
}
