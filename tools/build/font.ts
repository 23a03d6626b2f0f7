import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLES = path.join(import.meta.dirname, '../../src/styles')
const PACKAGE = '@fontsource-variable/archivo'
const SOURCE = `${PACKAGE}/files/archivo-latin-wdth-normal.woff2`
const FAMILY = 'Archivo Variable'
const OUTPUT = 'archivo-es.woff2'

/** The characters and axes that a font file needs for one @font-face rule. */
export type FontRule = {
  characters: string
  weight: { min: number; max: number }
  width: { min: number; max: number }
}

/** Reads a family's rule from the stylesheet, so that font file and rule cannot disagree. */
export function readFontRule(css: string, family: string): FontRule {
  const rule = ruleOf(css, family)
  return {
    characters: fontCharacters(css, family),
    weight: rangeOf(descriptor(rule, 'font-weight')),
    width: rangeOf(descriptor(rule, 'font-stretch')),
  }
}

/** Every character of a family's rule. */
export function fontCharacters(css: string, family: string): string {
  return charactersOf(descriptor(ruleOf(css, family), 'unicode-range'))
}

/** Every character of a `unicode-range`. */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      const length = last - first + 1
      return String.fromCodePoint(...Array.from({ length }, (_, index) => first + index))
    })
    .join('')
}

function ruleOf(css: string, family: string): string {
  const rule = css.split('@font-face').find((block) => block.includes(`font-family: '${family}'`))
  if (!rule) throw new Error(`No @font-face rule for ${family}.`)
  return rule
}

function descriptor(rule: string, name: string): string {
  const value = new RegExp(`${name}:([^;]+);`).exec(rule)?.[1]
  if (!value) throw new Error(`The @font-face rule has no ${name}.`)
  return value.replace(/\s+/g, ' ').trim()
}

function rangeOf(value: string): { min: number; max: number } {
  const [min = Number.NaN, max = min] = value.split(' ').map(Number.parseFloat)
  return { min, max }
}

/** Builds Archivo with the characters and axes of its rule in fonts.css; always the same bytes. */
export async function makeFont(): Promise<Buffer> {
  const css = readFileSync(path.join(STYLES, 'fonts.css'), 'utf8')
  const { characters, weight, width } = readFontRule(css, FAMILY)
  const source = readFileSync(resolvePackageFile(SOURCE))
  return subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight, wdth: width },
  })
}

/** Publishes the font's licence with it, as the licence requires (OFL 1.1, 2). */
export function copyFontLicence(folder: string): void {
  mkdirSync(folder, { recursive: true })
  copyFileSync(resolvePackageFile(`${PACKAGE}/LICENSE`), path.join(folder, 'archivo.txt'))
}

const resolvePackageFile = createRequire(import.meta.url).resolve

/** Vite plugin: writes the site's font beside fonts.css before it is needed. */
export function spanishFont(): Plugin {
  return {
    name: 'spanish-font',
    async config() {
      const output = path.join(STYLES, OUTPUT)
      const font = await makeFont()
      // An up-to-date file is left alone: a new date would make the development server reload.
      if (existsSync(output) && readFileSync(output).equals(font)) return
      // Renamed when complete: builds and component tests that run at once must not read half a file.
      const whole = `${output}.${process.pid}`
      writeFileSync(whole, font)
      renameSync(whole, output)
    },
  }
}
