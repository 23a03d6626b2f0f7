import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { WORD_JOINER } from '#figures/set-type.ts'
import { withRowHeadings } from './row-headings.ts'
import { cachedDocument, type PrintedDocument } from './document-cache.ts'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const STATIC_FONTS = ['400Regular/Archivo_400Regular.ttf', '600SemiBold/Archivo_600SemiBold.ttf']
const VARIABLE_FONT = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'

/** The weights and the narrow width of the site's own labels (styles/tokens.css). */
const NARROW_WEIGHTS = [400, 600]
const NARROW_WIDTH_PERCENT = 80

/** Every character up to here that the variable font has; it has no mathematics beyond. */
const LAST_CODE_POINT = 0x2212

const { resolve } = createRequire(path.join(process.cwd(), 'package.json'))
const staticFiles = () => STATIC_FONTS.map((file) => resolve(`@expo-google-fonts/archivo/${file}`))

/** Names the fonts without cutting them: from what, and how. */
function documentFontsVersion(): string {
  const hash = createHash('sha256')
  for (const file of [...staticFiles(), resolve(VARIABLE_FONT)]) hash.update(readFileSync(file))
  hash.update(JSON.stringify([NARROW_WEIGHTS, NARROW_WIDTH_PERCENT, LAST_CODE_POINT]))
  return hash.digest('hex')
}

/**
 * Archivo in the two widths of the site. The full width comes as static TrueType, with ≈, ≤, ≥ and
 * arrows; nobody publishes the narrow one, so it is cut from the variable font that the site serves,
 * which lacks those signs (templates/parts.typ sets them in the full width).
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
/** Whatever decides on how a document looks or is tagged; of the same data they make another. */
const MAKERS = ['templates/*.typ', 'row-headings.ts']
const CACHE_DIR = path.resolve('.cache/documents')
const DATA_FILE = path.join(TEMPLATES_DIR, 'data.json')
/** Memory stays level at this pace, and the parts that documents share are still remembered. */
const PAGES_PER_EVICTION = 20
const GENERATIONS_KEPT = 1
/** PDF/UA-1 (ISO 14289-1): the compiler itself refuses what a screen reader could not read. */
const PDF_STANDARD = 'ua-1'
/** Names of the fonts that may be in a document; anything else came from the machine it was made on. */
const FONT_NAME = /\/BaseFont\s*\/([^\s/>]+)/g
const OWN_FONT = /^[A-Z]{6}\+Archivo/

export type PrintJob = {
  /** What the document is called in messages. */
  name: string
  /** A file of templates/, which reads data.json. */
  template: string
  data: object
  /** A document that outgrows this is a fault of its content or its template. */
  pageLimit: number
}

let pagesSinceEviction = 0
let version: string | undefined
let press: Promise<NodeCompiler> | undefined

/** A document as a file, printed only where no earlier build has printed the same. */
export function printDocument(job: PrintJob, cacheDir = CACHE_DIR): Promise<PrintedDocument> {
  // A joiner would stay in what is copied from each hyphen; the template keeps an O-ring whole.
  const data = JSON.stringify(job.data).replaceAll(WORD_JOINER, '')
  version ??= pressVersion()
  const key = createHash('sha256').update(`${version}\0${job.template}\0${data}`).digest('hex')
  return cachedDocument(path.join(cacheDir, `${key}.pdf`), async () =>
    compile(await (press ??= openPress()), job, data),
  )
}

/** All that a document depends on beside its data. */
function pressVersion(): string {
  const hash = createHash('sha256').update(documentFontsVersion())
  for (const file of globSync(MAKERS, { cwd: SOURCE_DIR }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(SOURCE_DIR, file)))
  }
  hash.update(readFileSync(path.join(compilerFolder(), 'package.json')))
  return hash.digest('hex')
}

/** One compiler a process, and none where all is printed: it keeps what documents have in common. */
async function openPress(): Promise<NodeCompiler> {
  const fontBlobs = await documentFonts()
  return NodeCompiler.create({ workspace: TEMPLATES_DIR, fontArgs: [{ fontBlobs }] })
}

/** Its package.json names the version. */
function compilerFolder(): string {
  return path.dirname(resolve('@myriaddreamin/typst-ts-node-compiler'))
}

function compile(compiler: NodeCompiler, { name, template, pageLimit }: PrintJob, data: string) {
  compiler.mapShadow(DATA_FILE, Buffer.from(data))
  const run = compiler.compile({ mainFilePath: path.join(TEMPLATES_DIR, template) })
  const complaint = run.hasError() ? run.takeError() : run.takeWarnings()
  // A warning is a fault too: with an unknown font the compiler drops the text and only warns.
  if (complaint || !run.result) {
    const details = complaint ? compiler.fetchDiagnostics(complaint) : []
    throw new Error(`${name}: the document could not be set.\n${JSON.stringify(details, null, 2)}`)
  }
  const pages = run.result.numOfPages
  if (pages > pageLimit) throw new Error(`${name}: ${pages} pages, more than ${pageLimit}.`)
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
