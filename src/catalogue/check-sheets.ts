import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ParsedPage } from './link-pages.ts'
import type { Problem } from './problem.ts'

/** Beyond this a visitor on a telephone waits for minutes. */
const SIZE_LIMIT_MB = 20
const BYTES_PER_MB = 1_000_000
/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H). */
const TAIL_BYTES = 1024

/** Every sheet that the owner puts in place of a generated one is a PDF that opens. */
export function checkSheets(
  parsed: readonly ParsedPage[],
  publicDir: string,
  problems: Problem[],
): void {
  for (const { content, file } of parsed) {
    const products = 'products' in content ? content.products : []
    products.forEach((product, index) => {
      if ('ref' in product || product.sheet === undefined) return
      const message = sheetProblem(join(publicDir, product.sheet))
      if (message) problems.push(file.problem(['products', index, 'sheet'], message))
    })
  }
}

function sheetProblem(file: string): string | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) return `no existe el archivo ${file}`
  if (size > SIZE_LIMIT_MB * BYTES_PER_MB) return `el PDF pasa de ${SIZE_LIMIT_MB} MB`
  const content = readFileSync(file).toString('latin1')
  if (!content.startsWith('%PDF-')) return 'el archivo no es un PDF'
  const tail = content.slice(-TAIL_BYTES)
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return 'el PDF está incompleto: le falta el final'
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(content)) return 'el PDF está protegido con contraseña'
  return undefined
}
