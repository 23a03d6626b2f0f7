import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi
const LETTERS = 26

/**
 * Short names for the classes of the style sheets: every page carries them, in its styles and in its
 * markup, and the usual ones (`_card_x1y2z_12`) cost some 800 bytes a page after compression. Counted
 * over the files in their order, so that the browser's and the prerenderer's agree.
 */
export function shortClassNames(sourceDir: string): (name: string, file: string) => string {
  const known = new Map<string, string>()
  for (const file of globSync('**/*.module.css', { cwd: sourceDir }).sort()) {
    for (const [, name = ''] of readFileSync(path.join(sourceDir, file), 'utf8').matchAll(NAME)) {
      const key = `${file.split(path.sep).join('/')} ${name}`
      if (!known.has(key)) known.set(key, shortName(known.size))
    }
  }
  return (name, file) => {
    const [pathname = ''] = path.relative(sourceDir, file).split('?')
    const short = known.get(`${pathname.split(path.sep).join('/')} ${name}`)
    if (!short) throw new Error(`${file}: no class ${name} was counted.`)
    return short
  }
}

/** a, b, … z, a1, b1, …; the font's and the site's own classes are words. */
function shortName(index: number): string {
  const turn = Math.floor(index / LETTERS)
  return String.fromCodePoint(97 + (index % LETTERS)) + (turn > 0 ? turn : '')
}
