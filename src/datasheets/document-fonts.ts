import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const STATIC_FONTS = ['400Regular/Archivo_400Regular.ttf', '600SemiBold/Archivo_600SemiBold.ttf']
const VARIABLE_FONT = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'

/** The weights and the narrow width of the site's own labels (styles/tokens.css). */
const NARROW_WEIGHTS = [400, 600]
const NARROW_WIDTH_PERCENT = 80

/** Every character up to here that the variable font has; it has no mathematics beyond. */
const LAST_CODE_POINT = 0x2212

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const staticFiles = () => STATIC_FONTS.map((file) => resolve(`@expo-google-fonts/archivo/${file}`))

/** Names the fonts without cutting them: from what, and how. */
export function documentFontsVersion(): string {
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
export async function documentFonts(): Promise<Buffer[]> {
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
