import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const CACHED_FONT = '.cache/fonts/archivo-600.ttf'

/** Latin letters, figures and signs that a title may hold. */
const LETTERS = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('')

/** Path of the site's typeface as a static TrueType file, which is what PNG lettering needs. */
export async function letteringFont(): Promise<string> {
  if (existsSync(CACHED_FONT)) return CACHED_FONT
  const source = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  )
  const font = await subsetFont(readFileSync(source), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600, wdth: 100 },
  })
  mkdirSync(dirname(CACHED_FONT), { recursive: true })
  writeFileSync(CACHED_FONT, font)
  return CACHED_FONT
}
