import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { packageVersion, writeWhole } from './cached-file.ts'
import { letteringFont } from './lettering.ts'

const CACHE_DIR = '.cache/png'

async function rasterise(svg: string, width: number) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      fontFiles: [await letteringFont()],
      loadSystemFonts: false,
      defaultFontFamily: 'Archivo',
    },
  }).render()
}

/** Paints a drawing as a PNG of this width in px. Results are cached. */
export async function paintPng(svg: string, width: number): Promise<Buffer> {
  const key = createHash('sha256')
    .update(`${width} ${await letteringFont()} ${packageVersion('@resvg/resvg-js')} ${svg}`)
    .digest('hex')
  const file = join(CACHE_DIR, `${key}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = (await rasterise(svg, width)).asPng()
  await writeWhole(file, png)
  return png
}

/** A drawing's pixels, row by row, four bytes each (red, green, blue, opacity). */
export async function paintPixels(svg: string, width: number) {
  const image = await rasterise(svg, width)
  return { width: image.width, height: image.height, pixels: image.pixels }
}
