import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PRODUCTS_FOLDER } from '#catalogue/paths.ts'
import { familyDownloadPath, type FamilyDownload } from '#offline/page-and-worker.ts'
import { INDEXES, TOOL_PAGES } from './service-worker.ts'

/** Pages and scripts are read alike: only a pattern finds addresses in both. */
const NAMED_FILE =
  /\/(?:fotos\/[\w.-]+|(?:dibujos|fichas|documentos|assets)\/[\w.-]+\.(?:svg|pdf|js|css|woff2))/g
/** How one script refers to another that it imports on demand. */
const IMPORTED_FILE = /["'`](?:\.|\/?assets)\/([\w.-]+\.(?:js|css))["'`]/g

/**
 * Writes for each family the list of files to save for offline use: its pages, the search and selector pages, and
 * every drawing, photograph, document, script and font that they refer to. Runs after compression, since it states
 * the bytes to transfer.
 */
export function writeFamilyDownloads(clientDir: string): void {
  for (const file of globSync(`${PRODUCTS_FOLDER.slice(1)}*/index.html`, { cwd: clientDir })) {
    const familyPath = pathOf(file)
    const target = familyDownloadPath(familyPath)
    mkdirSync(path.dirname(path.join(clientDir, target)), { recursive: true })
    writeFileSync(
      path.join(clientDir, target),
      JSON.stringify(familyDownload(clientDir, familyPath)),
    )
  }
}

function familyDownload(clientDir: string, familyPath: string): FamilyDownload {
  const has = (file: string) => existsSync(path.join(clientDir, file))
  const tools = TOOL_PAGES.map((page) => `${page.slice(1)}/index.html`).filter(has)
  const files = [
    ...globSync(`${familyPath.slice(1)}/**/index.html`, { cwd: clientDir }).sort(),
    ...tools,
  ]
  const text = files.map((file) => readFileSync(path.join(clientDir, file), 'utf8')).join('\n')
  const named = withImports(new Set([...INDEXES, ...(text.match(NAMED_FILE) ?? [])]), clientDir)
    .filter(has)
    .sort()
  return {
    bytes: [...files, ...named]
      .map((file) => sentBytes(path.join(clientDir, file)))
      .reduce((sum, size) => sum + size, 0),
    urls: [...files.map(pathOf), ...named],
  }
}

/** Adds the scripts that those scripts may import later, and so on. */
function withImports(urls: Set<string>, clientDir: string): string[] {
  // The loop also visits the elements that it adds.
  for (const url of urls) {
    const file = path.join(clientDir, url)
    if (!url.endsWith('.js') || !existsSync(file)) continue
    for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORTED_FILE)) {
      urls.add(`/assets/${name}`)
    }
  }
  return [...urls]
}

function pathOf(file: string): string {
  return `/${path.dirname(file).split(path.sep).join('/')}`
}

function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}
