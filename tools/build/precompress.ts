import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib'
import { writeWhole } from '#drawings/cached-file.ts'

const TEXT_FILES = '**/*.{html,js,css,svg,json,xml,txt,webmanifest,map}'
/** Compressing files below this size saves next to nothing. */
const LEAST_BYTES = 150
/** Scripts and styles are few, and every page loads most of them. */
const EVERYWHERE = /\.(?:js|css)$/
/** Only a few pages are this long, and telephones wait longest for them. */
const LONG_PAGE_BYTES = 200_000
/** Above this size, quality 10 takes ten times as long as 9. */
const BIG_FILE_BYTES = 500_000
const CACHE_DIR = path.join(import.meta.dirname, '../../.cache/compressed')
const PARALLEL = 4

const ENCODINGS = [
  {
    suffix: '.br',
    compress: (content: Buffer, file: string) =>
      promisify(brotliCompress)(content, brotliOptions(file, content.byteLength)),
  },
  { suffix: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
]

/** The compression of a file. Quality 11 saves 1.7 % over 10 and takes three times as long (docs/measurements.md). */
export function brotliOptions(file: string, bytes: number): BrotliOptions {
  const isWorthIt = EVERYWHERE.test(file) || (file.endsWith('.html') && bytes > LONG_PAGE_BYTES)
  const ofSmall = isWorthIt ? 11 : 10
  const quality = bytes > BIG_FILE_BYTES ? 9 : ofSmall
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  }
}

/** Writes `.br` and `.gz` beside every text file, so that no server compresses at run time. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(TEXT_FILES, { cwd: folder }).values()
  const work = async () => {
    for (const file of files) await compressFile(path.join(folder, file))
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.byteLength < LEAST_BYTES) return
  const settings = JSON.stringify(brotliOptions(file, content.byteLength))
  const hash = createHash('sha256').update(content).update(settings).digest('hex')
  for (const { suffix, compress } of ENCODINGS) {
    const cached = path.join(CACHE_DIR, `${hash}${suffix}`)
    const known = await readFile(cached).catch(() => undefined)
    const compressed = known ?? (await compress(content, file))
    if (!known) await writeWhole(cached, compressed)
    await writeFile(`${file}${suffix}`, compressed)
  }
}
