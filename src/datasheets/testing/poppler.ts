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
