// Reads PDFs with poppler's programs, independently of the compiler that writes them.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const POINTS_PER_MM = 72 / 25.4
const OUTPUT_LIMIT_BYTES = 64_000_000

const execute = promisify(execFile)

async function outputOf(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(program, args, { maxBuffer: OUTPUT_LIMIT_BYTES })
  return stdout
}

/** A word and its box, in millimetres from the page's top left corner. */
export type Word = { page: number; text: string; x1: number; x2: number; y1: number; y2: number }

const PAGE = /<page [^>]*>([\s\S]*?)<\/page>/g
const WORD =
  /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g

/** Every word, including those in drawings, in the order of the file (`pdftotext -raw -bbox`). */
export async function wordsOf(file: string): Promise<Word[]> {
  const markup = await outputOf('pdftotext', '-raw', '-bbox', file, '-')
  return [...markup.matchAll(PAGE)].flatMap(([, content = ''], index) =>
    [...content.matchAll(WORD)].map(([, ...parts]) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = parts
        .slice(0, 4)
        .map((part) => Number(part) / POINTS_PER_MM)
      return { page: index + 1, text: parts[4] ?? '', x1, x2, y1, y2 }
    }),
  )
}

export type Font = { name: string; isEmbedded: boolean; isSubset: boolean; hasUnicode: boolean }

const FONT = /^(\S+) .* (yes|no) +(yes|no) +(yes|no) +\d+ +\d+$/

/** Every font (`pdffonts`). */
export async function fontsOf(file: string): Promise<Font[]> {
  const [, , ...lines] = (await outputOf('pdffonts', file)).trimEnd().split('\n')
  return lines.map((line) => {
    const [, name = line, embedded, subset, unicode] = FONT.exec(line) ?? []
    const is = (answer?: string) => answer === 'yes'
    return { name, isEmbedded: is(embedded), isSubset: is(subset), hasUnicode: is(unicode) }
  })
}

/** The document's metadata (`pdfinfo`): "Title", "Tagged", "Pages", "Page size" … */
export async function factsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await outputOf('pdfinfo', file)).trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
}

/** A part of the structure: its role, depth and attributes. */
export type StructurePart = { role: string; depth: number; attributes: string[] }

const ELEMENT = /^( *)([A-Z][A-Za-z\d]*)(?= |:|$)/
const ATTRIBUTE = /^ *\/([A-Za-z]+ .*)$/

/** The structure that a screen reader follows, in reading order (`pdfinfo -struct`). */
export async function structureOf(file: string): Promise<StructurePart[]> {
  const parts: StructurePart[] = []
  for (const line of (await outputOf('pdfinfo', '-struct', file)).split('\n')) {
    const [, indent, role] = ELEMENT.exec(line) ?? []
    const attribute = ATTRIBUTE.exec(line)?.[1]
    if (role !== undefined) parts.push({ role, depth: indent?.length ?? 0, attributes: [] })
    else if (attribute !== undefined) parts.at(-1)?.attributes.push(attribute)
  }
  return parts
}
