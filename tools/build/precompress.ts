import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILES = '**/*.{html,js,css,svg,json,xml,txt,data,webmanifest,map}'
/** Below this a compressed answer saves next to nothing. */
const LEAST_BYTES = 150
/** Quality 11 takes ten times as long as 9 for some per cent; big files go without. */
const BROTLI_BEST_UP_TO_BYTES = 500_000
const CACHE_DIR = path.join(import.meta.dirname, '../../.cache/compressed')
const PARALLEL = 4

const ENCODINGS = [
  {
    suffix: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: content.byteLength > BROTLI_BEST_UP_TO_BYTES ? 9 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
  },
  { suffix: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
]

/** Writes `.br` and `.gz` beside every text file, so that no server compresses at run time. */
export async function precompress(folder: string): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true })
  const files = globSync(TEXT_FILES, { cwd: folder }).values()
  const work = async () => {
    for (const file of files) await compressFile(path.join(folder, file))
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.byteLength < LEAST_BYTES) return
  const hash = createHash('sha256').update(content).digest('hex')
  for (const { suffix, compress } of ENCODINGS) {
    const cached = path.join(CACHE_DIR, `${hash}${suffix}`)
    const known = await readFile(cached).catch(() => undefined)
    const compressed = known ?? (await compress(content))
    if (!known) await writeFile(cached, compressed)
    await writeFile(`${file}${suffix}`, compressed)
  }
}
