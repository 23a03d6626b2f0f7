import { type BuiltPage, type SiteCheck, textOf, writtenText, passagesOf } from './built-site.ts'
import { elementsIn } from '../../server/html-tree.ts'
import { typed } from '#figures/set-type.ts'

/** Patterns that only appear when something went wrong between content and page. */
const LEAKS = [
  /\{[a-z]+(?:-[a-z]+)?\}/,
  /\[object \w+\]/,
  /\bundefined\b/,
  /\bNaN\b/,
  /lorem ipsum/i,
]
const TEXT_FILE = /\.(?:svg|xml|txt|json|webmanifest|pdf)$/

/** Checks that no placeholder, filler or programming value reaches a visitor. */
export const checkLeaks: SiteCheck = (site) => {
  const texts = [
    ...site.pages.map((page) => ({ name: page.path, text: wordsOf(page) })),
    ...[...site.files]
      .filter((file) => TEXT_FILE.test(file))
      .map((name) => ({
        name,
        text: writtenText(site, name).replace(/<style[\s\S]*?<\/style>/g, ''),
      })),
  ]
  return texts.flatMap(({ name, text }) =>
    LEAKS.flatMap((leak) => {
      const found = leak.exec(text)
      if (!found) return []
      const shown = text.slice(Math.max(0, found.index - 30), found.index + 40).replace(/\s+/g, ' ')
      return [`${name}: shows «${found[0]}» in «${shown}»`]
    }),
  )
}

/** The text of a page and the values of its attributes. */
function wordsOf({ document }: BuiltPage): string {
  const values = elementsIn(document).flatMap(({ attrs }) => attrs.map(({ value }) => value))
  return [textOf(document, { border: () => '\n' }), ...values].join('\n')
}

/** Phrases of unfinished pages, and sample values for the owner's data. */
const UNFINISHED = /[Pp]or confirmar|[Ss]e publicar|\bMuestra\b|Cliente \d|000 0000/
const CONTEXT_LENGTH = 40

/** Checks that no page or document apologises for missing content. */
export const checkUnfinished: SiteCheck = (site) =>
  [...site.files].flatMap((address) => {
    const text = writtenText(site, address).replace(/\s+/g, ' ')
    const found = UNFINISHED.exec(text)
    if (!found) return []
    const said = text.slice(Math.max(0, found.index - CONTEXT_LENGTH), found.index + CONTEXT_LENGTH)
    return [`${address}: says «${found[0]}» in «${said.trim()}»`]
  })

/** Checks that no file of the built site contains notes for the editor. */
export function checkEditorNotes(notes: readonly string[]): SiteCheck {
  const kept = new Map(notes.map((note) => [inOneLine(note), note]))
  return (site) =>
    [...site.files].flatMap((address) => {
      const text = inOneLine(writtenText(site, address))
      return [...kept]
        .filter(([line]) => text.includes(line))
        .map(([, note]) => `${address}: shows a note for the editor, «${note}»`)
    })
}

/** The text in one line, however a page, a script or a document breaks and spaces it. */
function inOneLine(text: string): string {
  return typed(text).replace(/\s+/g, ' ').trim()
}

/** More decimals than anybody publishes: rounding errors of binary fractions. */
const RAW_FIGURE = /\d,\d{7,}/
/** A string in data; a comma between bare numbers is not a decimal comma. */
const QUOTED = /"((?:[^"\\]|\\.)*)"/g

/** Checks that no figure shows rounding errors: at most six decimals on pages, in drawings, data and documents. */
export const checkFigures: SiteCheck = (site) => {
  const data = [...site.files].filter((file) => /\.(?:data|json|pdf)$/.test(file))
  const texts = [
    ...passagesOf(site),
    ...data.flatMap((place) => {
      const text = writtenText(site, place)
      if (place.endsWith('.pdf')) return [{ place, text }]
      return [...text.matchAll(QUOTED)].map(([quoted]) => ({ place, text: quoted }))
    }),
  ]
  return texts.flatMap(({ place, text }) => {
    const found = RAW_FIGURE.exec(text)
    return found ? [`${place}: a figure is not rounded, «${around(text, found.index)}»`] : []
  })
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 30).trim()
}

/** Strings that survive minification, of code that must stay out of the browser. */
const FORBIDDEN = {
  Zod: /ZodError|_zod\b|safeParse/,
  YAML: /YAMLParseError|BLOCK_AS_IMPLICIT_KEY/,
  'a source map': /sourceMappingURL/,
}

/** Checks that data and the tools that check it are not in scripts: a page's content is in its HTML. */
export function checkBundle(phrases: readonly string[]): SiteCheck {
  return (site) => {
    const scripts = [...site.files].filter((file) => file.endsWith('.js'))
    if (scripts.length === 0) return ['the build has no scripts']
    return scripts.flatMap((script) => {
      const code = site.read(script)
      const marks = Object.entries(FORBIDDEN).filter(([, mark]) => mark.test(code))
      const phrase = phrases.find((text) => code.includes(text))
      return [
        ...marks.map(([name]) => `${script}: holds ${name}`),
        ...(phrase ? [`${script}: holds content: «${phrase}»`] : []),
      ]
    })
  }
}
