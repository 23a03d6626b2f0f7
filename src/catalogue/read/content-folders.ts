import { readdirSync, type Dirent } from 'node:fs'
import path from 'node:path'
import { slugOf } from '#schema/fold-text.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import { isSlug } from '#schema/text.ts'
import { OF_THE_SYSTEM } from './owner-files.ts'
import type { Problem } from './problem.ts'
import { SINGLE_FILES } from './single-files.ts'

const SITE_FILE = 'sitio.yaml'
/** Dates of the last change of each product and page; written by `npm run fechar`. */
export const DATES_FILE = 'fechas.json'
const VOCABULARY = [...SINGLE_FILES]
  .filter((name) => name.startsWith('vocabulario/'))
  .map((name) => path.basename(name))
  .sort()
const WORD_LISTS = ['palabras.txt', 'preferidas.txt']

/** What each folder may hold: pages, families with folders of categories, named files, or files with a reader. */
const FOLDERS: Readonly<Record<string, 'pages' | 'families' | 'judged' | readonly string[]>> = {
  paginas: 'pages',
  productos: 'families',
  soluciones: 'pages',
  industrias: 'pages',
  equipos: 'pages',
  vocabulario: [...VOCABULARY, ...WORD_LISTS],
  esquemas: 'judged',
  marca: 'judged',
  clientes: 'judged',
  certificaciones: 'judged',
  oficinas: 'judged',
  fotos: 'judged',
  fichas: 'judged',
  documentos: 'judged',
}

/**
 * A problem for each file and folder that is never read, or whose name cannot be part of an address; its
 * editor would wait in vain for it to appear.
 */
export function unreadFiles(folder: string): Problem[] {
  const names = Object.keys(FOLDERS)
  return entriesOf(folder).flatMap((entry) => {
    const { name } = entry
    if (entry.isFile()) {
      if (name === SITE_FILE || name === DATES_FILE) return []
      return [
        unreadFile(name, didYouMean(name, [SITE_FILE]), ': las páginas van en la carpeta paginas'),
      ]
    }
    const holds = FOLDERS[name]
    if (holds === undefined) return [unknownFolder(name, didYouMean(name, names) || hereAre(names))]
    if (holds === 'judged') return []
    const inside = path.join(folder, name)
    if (holds === 'pages') return unreadPages(inside, name)
    if (holds === 'families') return unreadProducts(inside, name)
    return entriesOf(inside)
      .filter((file) => !holds.includes(file.name))
      .map((file) =>
        unreadFile(`${name}/${file.name}`, didYouMean(file.name, holds), hereAre(holds)),
      )
  })
}

function unreadProducts(folder: string, name: string): Problem[] {
  const entries = entriesOf(folder)
  const families = entries.filter((entry) => entry.isFile()).map((entry) => slugOf(stem(entry)))
  const folders = entries.filter((entry) => entry.isDirectory())
  return [
    ...unreadPages(folder, name, families),
    ...folders
      .filter((entry) => families.includes(entry.name))
      .flatMap((entry) => unreadPages(path.join(folder, entry.name), `${name}/${entry.name}`)),
  ]
}

/** The entries of a folder of pages that are neither a page nor a permitted folder. */
function unreadPages(folder: string, name: string, withFolder: readonly string[] = []): Problem[] {
  return entriesOf(folder).flatMap((entry) => {
    const at = `${name}/${entry.name}`
    if (entry.isFile()) {
      const fault = nameFault(entry)
      return fault === undefined ? [] : [unreadFile(at, `: ${fault}`)]
    }
    if (withFolder.includes(entry.name)) return []
    const advice =
      withFolder.length === 0
        ? ': aquí van archivos, sin carpetas'
        : didYouMean(entry.name, withFolder) || `: no hay una familia ${entry.name}.yaml`
    return [unknownFolder(at, advice)]
  })
}

/** What is wrong with a file's name as the last part of an address; undefined where nothing is. */
function nameFault(entry: Dirent): string | undefined {
  if (!entry.name.endsWith('.yaml')) return 'su terminación debe ser .yaml'
  const name = stem(entry).replaceAll('{marca-slug}', 'marca')
  if (isSlug(name)) return undefined
  return `su nombre lleva minúsculas, cifras y guiones: ¿será «${slugOf(name)}.yaml»?`
}

function stem({ name }: Dirent): string {
  return path.parse(name).name
}

/** A problem for a file that is not read; a near miss of a known name is marked as misnamed. */
function unreadFile(name: string, near: string, otherwise = ''): Problem {
  const problem = problemAt(name, `este archivo no se lee${near || otherwise}`)
  return near === '' ? problem : { ...problem, kind: 'misnamed file' }
}

function unknownFolder(name: string, advice: string): Problem {
  return problemAt(name, `esta carpeta no se lee${advice}`)
}

function hereAre(names: readonly string[]): string {
  return `: aquí van ${names.join(', ')}`
}

function problemAt(name: string, message: string): Problem {
  return { file: `content/${name}`, line: 1, column: 1, field: '', message }
}

function entriesOf(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !OF_THE_SYSTEM.test(name),
  )
}
