import {
  isCollection,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type LineCounter,
  type Range,
  type Scalar,
  type YAMLSeq,
} from 'yaml'
import { likelySlip } from './likely-slips.ts'
import type { Problem } from './problem.ts'

/** The schemas nest 17 nodes at most. */
const NESTING_MAX = 64
/** Control characters, and the sign that replaces bytes that are not UTF-8. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\uFFFD/u

const WRONG_INDENT = 'la sangría no calza: copia los espacios del comienzo de la línea vecina'
const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  BAD_INDENT: WRONG_INDENT,
  TAB_AS_INDENT: 'la sangría usa tabulaciones; usa espacios',
  MISSING_CHAR: 'falta un signo (comillas, corchete, coma, o un espacio tras los dos puntos)',
  UNEXPECTED_TOKEN: 'hay un signo que no corresponde aquí',
  BLOCK_AS_IMPLICIT_KEY: 'un texto con dos puntos va entre comillas dobles',
  MULTILINE_IMPLICIT_KEY: 'una clave no puede ocupar varias líneas',
}

const IMPLICIT_KEYS = new Set(['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'])

/** How many lines before YAML's error a wrong indent may be its cause. */
const INDENT_REACH = 3

type Fault = { offset: number; message: string }

/**
 * Faults of the YAML itself: characters, indentation, quotes, duplicate keys, and parts that are not plain
 * data. Only a document without faults may be turned into data.
 */
export function yamlFaults(
  file: string,
  source: string,
  document: Document.Parsed,
  lines: LineCounter,
): Problem[] {
  const signAt = source.search(NO_TEXT)
  const faults: Fault[] = [
    ...(signAt < 0 ? [] : [{ offset: signAt, message: 'hay un signo ilegible: guarda en UTF-8' }]),
    ...(source.trim() === '' ? [{ offset: 0, message: 'el archivo está vacío' }] : []),
    ...strangeBlank(source),
    ...syntaxFaults(document, source),
    ...unusableParts(document, source),
  ]
  // The parser is off course after the first fault: later ones are marked as following from it.
  const ordered = faults.sort((a, b) => a.offset - b.offset)
  return ordered.map(({ offset, message }, index) => {
    const { line, col } = lines.linePos(offset)
    const place = { file, line: line || 1, column: col || 1, field: '' }
    return { ...place, message, ...(index > 0 && { follows: true }) }
  })
}

/** A slip or a wrong indent is reported alone: YAML's errors on the lines around only follow from it. */
function syntaxFaults({ errors }: Document.Parsed, source: string): Fault[] {
  const stumble = errors[0]?.pos[0]
  if (stumble === undefined) return []
  const slip = likelySlip(source, stumble)
  if (slip) {
    const before = source.split('\n').slice(0, slip.line)
    return [{ offset: [...before, ''].join('\n').length + slip.column, message: slip.message }]
  }
  const misplaced = oddIndent(source, stumble) ?? movedLine(source, stumble)
  if (misplaced) return [misplaced]
  return errors.map(({ code, pos }) =>
    code === 'DUPLICATE_KEY'
      ? { offset: pos[0], message: repeatedKey(source, pos[0]) }
      : syntaxFault(code, pos[0], source),
  )
}

/** A repeated key often means that the first line of the next entry was deleted. */
function repeatedKey(source: string, offset: number): string {
  const [key = ''] = /^[^:\s]*/.exec(source.slice(offset)) ?? []
  return `«${key}» está repetido: si aquí empieza otra entrada, le falta su primera línea, con guion`
}

function syntaxFault(code: string, offset: number, source: string): Fault {
  const lineEnd = source.indexOf('\n', offset)
  // A value that continues on an over-indented line looks to YAML like a text with a colon.
  const isOfNextLine = IMPLICIT_KEYS.has(code) && !/^["']|:\s/.test(source.slice(offset, lineEnd))
  if (isOfNextLine) return { offset: lineEnd + 1, message: WRONG_INDENT }
  return { offset, message: SYNTAX_MESSAGES[code] ?? 'el YAML no se puede leer aquí' }
}

/** Levels are two spaces apart, so an odd indent nearby is the likely cause. */
function oddIndent(source: string, offset: number): Fault | undefined {
  const lines = source.split('\n')
  const stumble = source.slice(0, offset).split('\n').length - 1
  for (let at = stumble + 1; at >= Math.max(0, stumble - INDENT_REACH); at -= 1) {
    const blanks = indentOf(lines[at] ?? '')
    if (blanks % 2 === 0) continue
    const lineStart = [...lines.slice(0, at), ''].join('\n').length
    const message = `${WRONG_INDENT}: aquí hay ${blanks}, y los niveles van de dos en dos`
    return { offset: lineStart + blanks, message }
  }
  return undefined
}

/** The line nearby that makes the file readable once it moves one level in or out. */
function movedLine(source: string, offset: number): Fault | undefined {
  const lines = source.split('\n')
  const stumble = source.slice(0, offset).split('\n').length - 1
  for (let at = stumble + 1; at >= Math.max(0, stumble - INDENT_REACH); at -= 1) {
    const line = lines[at] ?? ''
    const lineStart = [...lines.slice(0, at), ''].join('\n').length
    const fault = { offset: lineStart + indentOf(line), message: WRONG_INDENT }
    const isSoundAs = (moved: string) =>
      parseDocument(lines.with(at, moved).join('\n')).errors.length === 0
    if (line.trim() === '') continue
    if (isSoundAs(`  ${line}`)) return { ...fault, message: `${WRONG_INDENT}: aquí faltan dos` }
    if (line.startsWith('  ') && isSoundAs(line.slice(2))) {
      return { ...fault, message: `${WRONG_INDENT}: aquí sobran dos` }
    }
  }
  return undefined
}

/** Non-breaking and similar spaces in the indent, pasted from Word or the web; YAML takes them for text. */
function strangeBlank(source: string): Fault[] {
  const offset = source.search(/^ *[\u00A0\u2007\u202F]/m)
  const message = 'la sangría lleva espacios que no son corrientes: bórralos y escríbelos de nuevo'
  return offset < 0 ? [] : [{ offset, message }]
}

function indentOf(line: string): number {
  return /^ *(?=[^ ])/.exec(line)?.[0].length ?? 0
}

/** Valid YAML that plain data cannot hold: aliases (which may be circular), complex keys, excessive depth. */
function unusableParts(document: Document.Parsed, source: string): Fault[] {
  const faults: Fault[] = []
  const report = (range: Range | null | undefined, message: string) => {
    faults.push({ offset: range?.[0] ?? 0, message })
  }
  const reportCommas = (list: YAMLSeq) => {
    list.items.forEach((item, index) => {
      const next = list.items[index + 1]
      if (!isFigure(item) || !isFigure(next) || item.range[1] + 1 !== next.range[0]) return
      const [whole, decimals] = [item, next].map(({ range }) => source.slice(range[0], range[1]))
      report(
        item.range,
        `«${whole},${decimals}» son aquí dos cifras: si es una, lleva punto (${whole}.${decimals}); si son dos, un espacio tras la coma`,
      )
    })
  }
  visit(document, {
    Alias: (_, { range }) => report(range, 'aquí no van alias (*): repite el valor'),
    Pair: (_, { key }) => {
      if (isCollection(key)) report(key.range, 'una clave es una palabra, sin corchetes')
    },
    Scalar: (key, node) => {
      if (key !== 'key') for (const message of misread(node, source)) report(node.range, message)
    },
    Collection: (_, node, ancestors) => {
      if (isSeq(node)) reportCommas(node)
      if (ancestors.length <= NESTING_MAX) return undefined
      report(node.range, 'hay demasiados niveles, uno dentro de otro')
      return visit.BREAK
    },
  })
  return faults
}

/** Three decimals ending in zero: "4.000" is read as 4, but was probably meant as 4000. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d\d0$/

/** Messages for a value that YAML reads differently from what its writer meant. */
function misread({ type, range, value, source: written = '' }: Scalar, source: string): string[] {
  if (typeof value === 'number' && THOUSANDS.test(written)) {
    const thousands = written.replace('.', '')
    return [`«${written}» se lee ${value}: si son miles, escribe ${thousands}; si no, ${value}`]
  }
  if (type !== 'PLAIN' || typeof value !== 'string' || !range) return []
  const [cut] = /^ #[^\s#].*/.exec(source.slice(range[1])) ?? []
  return cut === undefined
    ? []
    : [`lo que sigue a # no se publica («${cut.trim()}»): encierra el texto entre comillas dobles`]
}

function isFigure(item: unknown): item is Scalar<number> & { range: Range } {
  return (
    isScalar(item) &&
    typeof item.value === 'number' &&
    item.range !== undefined &&
    item.range !== null
  )
}
