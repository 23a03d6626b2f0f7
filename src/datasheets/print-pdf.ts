import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { packageVersion } from '#drawings/cached-file.ts'
import { WORD_JOINER } from '#figures/set-type.ts'
import { withRowHeadings } from './row-headings.ts'
import type { RevisedDocument, Revision } from './revision.ts'
import { cachedDocument, type PrintedDocument } from './document-cache.ts'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const STATIC_FONTS = ['400Regular/Archivo_400Regular.ttf', '600SemiBold/Archivo_600SemiBold.ttf']
const VARIABLE_FONT = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'

/** The weights and the width of the site's narrow labels (styles/tokens.css). */
const NARROW_WEIGHTS = [400, 600]
const NARROW_WIDTH_PERCENT = 80

/** The last character taken from the variable font, which has no mathematical signs beyond. */
const LAST_CODE_POINT = 0x2212

/** What cuts the narrow font. */
const FONT_CUTTERS = ['subset-font', 'harfbuzzjs']

const { resolve } = createRequire(path.join(process.cwd(), 'package.json'))
const staticFiles = () => STATIC_FONTS.map((file) => resolve(`@expo-google-fonts/archivo/${file}`))

/** A hash of the sources and settings of the fonts, without making them. */
function documentFontsVersion(): string {
  const hash = createHash('sha256')
  for (const file of [...staticFiles(), resolve(VARIABLE_FONT)]) hash.update(readFileSync(file))
  const settings = [NARROW_WEIGHTS, NARROW_WIDTH_PERCENT, LAST_CODE_POINT]
  hash.update(JSON.stringify([...settings, ...FONT_CUTTERS.map(packageVersion)]))
  return hash.digest('hex')
}

/**
 * Archivo in the site's two widths. The normal width is published as static TrueType, with ≈, ≤, ≥ and arrows. The
 * narrow one is not, so it is cut from the site's variable font, which lacks those signs (templates/parts.typ sets
 * them in the normal width).
 */
async function documentFonts(): Promise<Buffer[]> {
  const full = staticFiles().map((file) => readFile(file))
  const variable = await readFile(resolve(VARIABLE_FONT))
  const characters = Array.from({ length: LAST_CODE_POINT - 0x1f }, (_, index) =>
    String.fromCodePoint(index + 0x20),
  ).join('')
  const narrow = NARROW_WEIGHTS.map((weight) =>
    subsetFont(variable, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight, wdth: NARROW_WIDTH_PERCENT },
    }),
  )
  return Promise.all([...full, ...narrow])
}

const SOURCE_DIR = path.resolve('src/datasheets')
const TEMPLATES_DIR = path.join(SOURCE_DIR, 'templates')
/** The files that decide how a document looks or is tagged, apart from its data. */
const MAKERS = ['templates/*.typ', 'row-headings.ts']
const CACHE_DIR = path.resolve('.cache/documents')
const DATA_FILE = path.join(TEMPLATES_DIR, 'data.json')
/** At this pace memory stays level, while parts shared by documents stay cached. */
const PAGES_PER_EVICTION = 20
const GENERATIONS_KEPT = 1
/** PDF/UA-1 (ISO 14289-1): the compiler itself rejects what a screen reader could not read. */
const PDF_STANDARD = 'ua-1'
/** Finds font names: any other font came from the machine that printed the document. */
const FONT_NAME = /\/BaseFont\s*\/([^\s/>]+)/g
const OWN_FONT = /^[A-Z]{6}\+Archivo/

export type PrintJob = {
  /** The document's name in messages. */
  name: string
  /** A file in templates/, which reads data.json. */
  template: string
  data: object
  /** Exceeding it is a fault of the content or the template. */
  pageLimit: number
}

let pagesSinceEviction = 0
let version: string | undefined
let sharedCompiler: Promise<NodeCompiler> | undefined

/** Prints a document, unless an earlier build has printed the same. */
export async function printDocument(job: PrintJob, cacheDir = CACHE_DIR): Promise<PrintedDocument> {
  // A word joiner would remain in copied text; the template keeps O-rings unbroken by itself.
  const data = JSON.stringify(job.data).replaceAll(WORD_JOINER, '')
  version ??= printerVersion()
  const key = createHash('sha256').update(`${version}\0${job.template}\0${data}`).digest('hex')
  const printed = await cachedDocument(path.join(cacheDir, `${key}.pdf`), async () =>
    compile(await (sharedCompiler ??= openCompiler()), job, data),
  )
  const { pages } = printed
  if (pages > job.pageLimit)
    throw new Error(`${job.name}: ${pages} pages, more than ${job.pageLimit}.`)
  return printed
}

/** Prints a document with the revision in its data. */
export async function printRevised(
  job: PrintJob & { data: Revision },
): Promise<RevisedDocument<PrintedDocument>> {
  const { revision, revised } = job.data
  return { ...(await printDocument(job)), revision, revised }
}

/** A hash of everything that a document depends on besides its data. */
function printerVersion(): string {
  const hash = createHash('sha256').update(documentFontsVersion())
  for (const file of globSync(MAKERS, { cwd: SOURCE_DIR }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(SOURCE_DIR, file)))
  }
  hash.update(packageVersion('@myriaddreamin/typst-ts-node-compiler'))
  return hash.digest('hex')
}

/** One compiler per process, since it caches what documents share; none if nothing needs printing. */
async function openCompiler(): Promise<NodeCompiler> {
  const fontBlobs = await documentFonts()
  return NodeCompiler.create({ workspace: TEMPLATES_DIR, fontArgs: [{ fontBlobs }] })
}

function compile(compiler: NodeCompiler, { name, template }: PrintJob, data: string) {
  compiler.mapShadow(DATA_FILE, Buffer.from(data))
  const run = compiler.compile({ mainFilePath: path.join(TEMPLATES_DIR, template) })
  const complaint = run.hasError() ? run.takeError() : run.takeWarnings()
  // Warnings count as faults: with an unknown font the compiler drops text and only warns.
  if (complaint || !run.result) {
    const details = complaint ? compiler.fetchDiagnostics(complaint) : []
    throw new Error(`${name}: the document could not be set.\n${JSON.stringify(details, null, 2)}`)
  }
  const pages = run.result.numOfPages
  const content = exportPdf(compiler, run.result, name)
  pagesSinceEviction += pages
  if (pagesSinceEviction >= PAGES_PER_EVICTION) {
    compiler.evictCache(GENERATIONS_KEPT)
    pagesSinceEviction = 0
  }
  return { content, pages }
}

function exportPdf(
  compiler: NodeCompiler,
  document: Parameters<NodeCompiler['pdf']>[0],
  name: string,
): Buffer {
  try {
    const content = compiler.pdf(document, { pdfStandard: PDF_STANDARD })
    const fonts = [...content.toString('latin1').matchAll(FONT_NAME)].map(([, font = '']) => font)
    const foreign = fonts.filter((font) => !OWN_FONT.test(font))
    if (foreign.length > 0) throw new Error(`set in ${foreign.join(', ')}`)
    return withRowHeadings(content)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
