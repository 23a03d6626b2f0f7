import subsetFont from 'subset-font'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { boundsOf, box, flatten } from './geometry.ts'
import type { Box, Mark, Point, TextMark } from './model.ts'

const CACHE_DIR = '.cache/fonts'

/** Latin letters, figures and signs that a title may hold, and the signs of figures: without a minus a figure lies. */
const LETTERS = `${Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('')}−–—⁄‘’“”•…€™≈≤≥`

/** Named after what it holds: another set of letters is another file. */
const CACHED_FONT = join(
  CACHE_DIR,
  `archivo-600-${createHash('sha256').update(LETTERS).digest('hex').slice(0, 8)}.ttf`,
)

/**
 * Path of the site's typeface as a static TrueType file, which is what PNG lettering needs: from the static
 * fonts, for the variable one lacks ≈.
 */
export async function letteringFont(): Promise<string> {
  if (existsSync(CACHED_FONT)) return CACHED_FONT
  const source = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf',
  )
  const font = await subsetFont(readFileSync(source), LETTERS, { targetFormat: 'truetype' })
  mkdirSync(CACHE_DIR, { recursive: true })
  writeFileSync(CACHED_FONT, font)
  return CACHED_FONT
}

export const FONT_SIZE = 17
/** On paper a drawing is half as wide as on a screen: 7.5 pt at 121 mm. Lettering has the room for it. */
export const PAPER_FONT_SIZE = 21
/** Mean advance of Archivo at weight 600, in ems; generous. */
const ADVANCE = 0.56
/** What hangs below the line of writing and what stands above it, in ems. */
const [DESCENT, ASCENT] = [0.24, 0.76]

/** The room that lettering takes on the sheet. */
export function textBox({ at: [x, r], text, anchor, size = FONT_SIZE }: TextMark): Point[] {
  const width = text.length * size * ADVANCE
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return box(left, left + width, r - size * DESCENT, r + size * ASCENT)
}

/** What a mark covers, as a polygon or a line. */
export const outlineOf = (mark: Mark): Point[] =>
  mark.type === 'text' ? textBox(mark) : flatten(mark.type === 'line' ? mark.path : mark.outline)

export const extentOf = (mark: Mark): Box => boundsOf(outlineOf(mark))
