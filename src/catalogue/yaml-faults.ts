import { isCollection, visit, type Document, type LineCounter, type Range } from 'yaml'
import type { Problem } from './problem.ts'

/** The deepest content that the shapes know has 17 nodes one in another. */
const NESTING_MAX = 64
/** Also what bytes that are no UTF-8 are read as. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\uFFFD/u

const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'la clave está repetida',
  BAD_INDENT: 'la sangría no calza con la del bloque',
  TAB_AS_INDENT: 'la sangría usa tabulaciones; usa espacios',
  MISSING_CHAR: 'falta un signo (comillas, corchete o coma)',
  UNEXPECTED_TOKEN: 'hay un signo que no corresponde aquí',
  BLOCK_AS_IMPLICIT_KEY: 'falta cerrar o entrecomillar un texto con dos puntos',
  MULTILINE_IMPLICIT_KEY: 'una clave no puede ocupar varias líneas',
}

type Fault = { offset: number; message: string }

/**
 * What is wrong with the YAML itself: its signs, indentation, quotes, duplicate keys, and parts that are
 * no plain data. Only a document without faults may be turned into data.
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
    ...document.errors.map(({ code, pos }) => ({
      offset: pos[0],
      message: SYNTAX_MESSAGES[code] ?? 'el YAML no se puede leer aquí',
    })),
    ...unusableParts(document),
  ]
  return faults.map(({ offset, message }) => {
    const { line, col } = lines.linePos(offset)
    return { file, line: line || 1, column: col || 1, field: '', message }
  })
}

/** What YAML can say and data cannot hold: an alias may hold itself, and no reader survives any depth. */
function unusableParts(document: Document.Parsed): Fault[] {
  const faults: Fault[] = []
  const report = (range: Range | null | undefined, message: string) => {
    faults.push({ offset: range?.[0] ?? 0, message })
  }
  visit(document, {
    Alias: (_, { range }) => report(range, 'aquí no van alias (*): repite el valor'),
    Pair: (_, { key }) => {
      if (isCollection(key)) report(key.range, 'una clave es una palabra, sin corchetes')
    },
    Collection: (_, { range }, ancestors) => {
      if (ancestors.length <= NESTING_MAX) return undefined
      report(range, 'hay demasiados niveles, uno dentro de otro')
      return visit.BREAK
    },
  })
  return faults
}
