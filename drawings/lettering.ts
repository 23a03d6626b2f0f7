import subsetFont from 'subset-font'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { boundsOf, box, flatten } from './geometry.ts'
import { packageVersion, writeWhole } from './cached-file.ts'
import type { Box, Mark, Point, TextMark } from './model.ts'

const CACHE_DIR = '.cache/fonts'

/** The Latin letters, digits and signs of titles and figures; a figure without its minus would be wrong. */
const LETTERS = `${Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('')}−–—⁄‘’“”•…€™≈≤≥`

const SOURCE = '@expo-google-fonts/archivo'
/** Named after its characters and what it is made by: another set is another file. */
const fileName = () => {
  const makers = [LETTERS, ...[SOURCE, 'subset-font', 'harfbuzzjs'].map(packageVersion)]
  const hash = createHash('sha256').update(makers.join('\0')).digest('hex')
  return `archivo-600-${hash.slice(0, 8)}.ttf`
}

let font: Promise<string> | undefined

/**
 * The path of the site's typeface as a static TrueType file, as PNG lettering needs it. Made from the static fonts,
 * because the variable one lacks ≈.
 */
export function letteringFont(): Promise<string> {
  return (font ??= makeFont(join(CACHE_DIR, fileName())))
}

async function makeFont(file: string): Promise<string> {
  if (existsSync(file)) return file
  const source = createRequire(join(process.cwd(), 'package.json')).resolve(
    `${SOURCE}/600SemiBold/Archivo_600SemiBold.ttf`,
  )
  await writeWhole(
    file,
    await subsetFont(readFileSync(source), LETTERS, { targetFormat: 'truetype' }),
  )
  return file
}

export const FONT_SIZE = 17
/** On paper a drawing is half as wide as on a screen, which gives 7.5 pt at 121 mm. Layouts leave room for it. */
export const PAPER_FONT_SIZE = 21
/** Mean advance width of Archivo at weight 600, in ems, rounded up. */
const ADVANCE = 0.56
/** Descent below the baseline and ascent above it, in ems. */
const [DESCENT, ASCENT] = [0.24, 0.76]

/** The space that lettering takes on the sheet. */
export function textBox({ at: [x, r], text, anchor, size = FONT_SIZE }: TextMark): Point[] {
  const width = text.length * size * ADVANCE
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return box(left, left + width, r - size * DESCENT, r + size * ASCENT)
}

/** The area of a mark as a polygon, or its line. */
export const outlineOf = (mark: Mark): Point[] =>
  mark.type === 'text' ? textBox(mark) : flatten(mark.type === 'line' ? mark.path : mark.outline)

export const extentOf = (mark: Mark): Box => boundsOf(outlineOf(mark))
