import { parseDocument } from 'yaml'

/** A slip on one line (numbered from 0) and what to do, in words for an editor. */
export type Slip = { line: number; column: number; message: string }

/** How many lines before YAML's error the slip may be. */
const REACH = 3
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: |$)/
const FIELD = /^(\s*(?:- )*)([A-Za-z]\w*):(.*)$/

/** The corrected line and the message for it; undefined where the line does not have this kind of slip. */
type Mend = (line: string) => { meant: string; message: string } | undefined

/** Missing space: "code:442C". */
const spaceAfterColon: Mend = (line) => {
  const [, before, name, value = ''] = FIELD.exec(line) ?? []
  if (name === undefined || !/^[^\s/]/.test(value)) return undefined
  const message = `falta un espacio tras los dos puntos: ${name}: ${value.trim()}`
  return { meant: `${before}${name}: ${value}`, message }
}

/** `lead: "a "b" c"`. */
const quotesInQuotes: Mend = (line) => {
  const [, start = '', quote = '', inside = ''] =
    /^(\s*(?:- )*(?:[A-Za-z]\w*: )?)(["'])(.*)\2\s*$/.exec(line) ?? []
  if (quote === '' || !inside.includes(quote)) return undefined
  const message = 'hay comillas dentro de las comillas: las de adentro se escriben « »'
  return { meant: `${start}${quote}${inside.replaceAll(quote, '')}${quote}`, message }
}

/** `tagline: 'Sello`. */
const unclosedQuote: Mend = (line) => {
  const [, quote = ''] = /^\s*(?:- )*(?:[A-Za-z]\w*: )?(["'])/.exec(line) ?? []
  if (quote === '' || line.trimEnd().slice(1).endsWith(`${quote}${quote}`)) return undefined
  const message = `se abre una comilla ${quote} y no se cierra: falta otra al final de la línea`
  return { meant: `${line.trimEnd()}${quote}`, message }
}

/** "tagline: [para bombas", "tagline: @home", "- % de carga". */
const strangeStart: Mend = (line) => {
  const [, start = '', value = '', sign = ''] =
    /^(\s*(?:- )*(?:[A-Za-z]\w*: )?)(([[{@%`&*!|>]).*)$/.exec(line) ?? []
  if (sign === '') return undefined
  const closing = { '[': ']', '{': '}' }[sign]
  const quoted = `un texto que empieza con ${sign} va entre comillas dobles`
  const message = closing === undefined ? quoted : `falta cerrar con ${closing}; o bien, ${quoted}`
  return { meant: `${start}"${value.replaceAll('"', '')}"`, message }
}

const MENDS = [spaceAfterColon, quotesInQuotes, unclosedQuote, strangeStart]

/**
 * The common slip that alone makes a file unreadable, if there is one. YAML reports an open quote only at the
 * end of the file, so that slip is searched for in all lines above.
 */
export function likelySlip(source: string, stumble: number): Slip | undefined {
  const lines = source.split('\n')
  const conflict = lines.findIndex((line) => CONFLICT.test(line))
  if (conflict >= 0) {
    const message =
      'dos cambios quedaron sin unir: deja una de las dos versiones y borra las marcas'
    return { line: conflict, column: 0, message }
  }
  const at = source.slice(0, stumble).split('\n').length - 1
  const near = [...lines.slice(0, at + 2).keys()].reverse()
  for (const mend of MENDS) {
    const reach = mend === unclosedQuote ? lines.length : REACH
    for (const index of near.slice(0, reach + 2)) {
      const line = lines[index] ?? ''
      const mended = mend(line)
      if (!mended || !isSound(lines.with(index, mended.meant).join('\n'))) continue
      return { line: index, column: line.search(/\S/), message: mended.message }
    }
  }
  return entryWithoutDash(lines)
}

/** Fields indented two levels under "products:": the entry's first line, with its dash, was deleted. */
function entryWithoutDash(lines: readonly string[]): Slip | undefined {
  const line = lines.findIndex((one, index) => {
    const [, blanks] = /^( *)[A-Za-z]\w*:\s*$/.exec(lines[index - 1] ?? '') ?? []
    return blanks !== undefined && /^ *(?=[A-Za-z])/.exec(one)?.[0].length === blanks.length + 4
  })
  const column = lines[line]?.search(/\S/) ?? 0
  const meant = lines.toSpliced(line, 0, `${' '.repeat(Math.max(0, column - 2))}- id: x`)
  if (line < 0 || !isSound(meant.join('\n'))) return undefined
  return {
    line,
    column,
    message: 'a esta entrada le falta su primera línea, la que lleva el guion',
  }
}

function isSound(source: string): boolean {
  return parseDocument(source).errors.length === 0
}
