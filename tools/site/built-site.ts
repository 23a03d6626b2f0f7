import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parsePage } from './page-tree.ts'

export type BuiltPage = {
  path: string
  file: string
  html: string
  /** The page's elements, read once however many checks ask. */
  document: ReturnType<typeof parsePage>
}

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

/** Looked for in the text, so that no stub is parsed. */
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
    .map((file) => ({ file, html: read(file) }))
    .filter(({ html }) => !html.includes(REDIRECT_STUB))
    .map(({ file, html }) => builtPage(file, html))
  return { folder, pages, files: new Set(names.map((name) => `/${name}`)), read }
}

/** A page as it stands in its file, named from the published folder. */
export function builtPage(file: string, html: string): BuiltPage {
  let document: BuiltPage['document'] | undefined
  return {
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    file,
    html,
    get document() {
      return (document ??= parsePage(html))
    },
  }
}
