import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keptFamilyPath, type KeptFamily } from '#offline/kept-family.ts'

const FAMILIES = 'productos'
const NAMED_FILE = /\/(?:dibujos|fichas|documentos|assets)\/[\w.-]+\.(?:svg|pdf|js|css|woff2)/g
const BYTES_PER_MB = 1_000_000
const MEGABYTES = new Intl.NumberFormat('es-CL', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/**
 * Writes for each family the list of what saving it takes: its pages, and every drawing, document,
 * script and font that they name. Comes after the compression: the size told is what travels.
 */
export function writeKeptFamilies(clientDir: string): void {
  for (const file of globSync(`${FAMILIES}/*/index.html`, { cwd: clientDir })) {
    const familyPath = pathOf(file)
    const target = keptFamilyPath(familyPath)
    if (!target) continue
    mkdirSync(path.dirname(path.join(clientDir, target)), { recursive: true })
    writeFileSync(path.join(clientDir, target), JSON.stringify(keptFamily(clientDir, familyPath)))
  }
}

function keptFamily(clientDir: string, familyPath: string): KeptFamily {
  // A page that only leads on, from an earlier address, has no data.
  const files = globSync(`${familyPath.slice(1)}/**/index.html`, { cwd: clientDir })
    .filter((file) => existsSync(path.join(clientDir, dataOf(file))))
    .sort()
  const data = files.map(dataOf)
  const text = [...files, ...data]
    .map((file) => readFileSync(path.join(clientDir, file), 'utf8'))
    .join('\n')
  const named = [...new Set(text.match(NAMED_FILE))]
    .filter((url) => existsSync(path.join(clientDir, url)))
    .sort()
  const inFolder = (...folders: string[]) =>
    named.filter((url) => folders.some((folder) => url.startsWith(`/${folder}/`)))
  const drawings = inFolder('dibujos')
  const documents = inFolder('fichas', 'documentos')
  const bytes = [...files, ...data, ...named]
    .map((file) => sentBytes(path.join(clientDir, file)))
    .reduce((sum, size) => sum + size, 0)
  return {
    size: `${MEGABYTES.format(bytes / BYTES_PER_MB)}\u00a0MB`,
    pages: files.length,
    drawings: drawings.length,
    documents: documents.length,
    urls: [...files.map(pathOf), ...data, ...inFolder('assets'), ...drawings, ...documents],
  }
}

function pathOf(file: string): string {
  return `/${path.dirname(file).split(path.sep).join('/')}`
}

function dataOf(file: string): string {
  return `${pathOf(file)}.data`
}

function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}
