import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml'
import { capitalised } from '#schema/letter-case.ts'
import type { ProblemKind } from '#schema/problem-kind.ts'
import { NOT_APPLICABLE } from '#schema/text.ts'
import { ONE } from './placeholders.ts'
import { formatField, type Problem } from './problem.ts'
import { yamlFaults } from './yaml-faults.ts'

/** Values put in place of `{marca}`, `{ciudades}` … before the content is checked. */
export type Placeholders = Readonly<Record<string, string>>

/** "{marca}", or "{productos|un modelo|modelos}" for a count with its noun in the singular and the plural. */
const PLACEHOLDER = /\{([A-Z]?[a-z-]+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g

/** Remarks for editors stand under this key; they are never published. */
const EDITOR_KEY = 'editor'

/** A YAML file with the position of each of its nodes. */
export class ContentFile {
  readonly file: string
  readonly syntaxProblems: readonly Problem[]
  readonly #document: Document.Parsed
  readonly #lines = new LineCounter()
  /** The filled data, cached by its placeholders. */
  readonly #data = new Map<string, unknown>()
  #pending: readonly Problem[] | undefined

  constructor(file: string, source: string) {
    this.file = file
    this.#document = parseDocument(source, { lineCounter: this.#lines, prettyErrors: false })
    this.syntaxProblems = yamlFaults(file, source, this.#document, this.#lines)
  }

  /**
   * The content as plain data, with placeholders filled in and editors' remarks removed; undefined if the YAML
   * is broken. The same placeholders give the same object.
   */
  data(placeholders: Placeholders): unknown {
    if (this.syntaxProblems.length > 0) return undefined
    const key = JSON.stringify(placeholders)
    if (!this.#data.has(key)) this.#data.set(key, fill(this.#document.toJS(), placeholders))
    return this.#data.get(key)
  }

  /** A problem at a field, or at its nearest existing parent if the field is missing. */
  problem(path: readonly PropertyKey[], message: string, kind?: ProblemKind): Problem {
    const { line, col } = this.#lines.linePos(this.#offset(path))
    const place = { file: this.file, line: line || 1, column: col || 1, field: formatField(path) }
    return { ...place, message, ...(kind && { kind }) }
  }

  /** The file and line of a field, for messages about another one: "content/sitio.yaml:12". */
  locationOf(path: readonly PropertyKey[]): string {
    const { file, line } = this.problem(path, '')
    return `${file}:${line}`
  }

  /** Whether the field is present, even if empty. */
  has(path: readonly PropertyKey[]): boolean {
    return this.#document.hasIn(path)
  }

  /** A scalar as it was typed; undefined for a list, a map or no value. */
  written(path: readonly PropertyKey[]): string | undefined {
    const node = this.#document.getIn(path, true)
    return isScalar(node) ? (node.source ?? undefined) : undefined
  }

  /** Whether the field is a bare name, such as the second one in "{ alt: Soto, Pérez }". */
  isWithoutValue(path: readonly PropertyKey[]): boolean {
    return this.has(path) && !this.#document.getIn(path) && !this.written(path)
  }

  /** The scalar of the entry before this one in the same map, as it was typed. */
  writtenBefore(path: readonly PropertyKey[]): string | undefined {
    const map = this.#document.getIn(path.slice(0, -1), true)
    if (!isMap(map)) return undefined
    const at = map.items.findIndex(({ key }) => isScalar(key) && String(key.value) === path.at(-1))
    const before = map.items[at - 1]?.value
    return isScalar(before) ? before.source : undefined
  }

  /** Every value marked `pendiente`, with its position. */
  pending(): readonly Problem[] {
    return (this.#pending ??= this.#findPending())
  }

  #findPending(): Problem[] {
    const found: Problem[] = []
    visit(this.#document, {
      Pair: (_, pair, ancestors) => {
        if (!isScalar(pair.key) || pair.key.value !== 'pendiente' || !isNode(pair.key)) return
        const { line, col } = this.#lines.linePos(pair.key.range?.[0] ?? 0)
        const owner = ancestors.at(-1)
        const note = isMap(owner) ? owner.get('nota') : undefined
        const reason = isScalar(pair.value) ? pair.value.value : undefined
        if (reason === NOT_APPLICABLE) return
        const field = formatField(pathOf(ancestors, pair))
        const words = [reason, note].find((value) => typeof value === 'string')
        const message = words ?? 'lo entrega el dueño'
        found.push({ file: this.file, line, column: col, field, message })
      },
    })
    return found
  }

  /** All remarks for editors, in full. */
  editorNotes(): string[] {
    const found: string[] = []
    visit(this.#document, {
      Pair: (_, { key, value }) => {
        if (!isScalar(key) || key.value !== EDITOR_KEY || !isNode(value)) return
        visit(value, { Scalar: (__, note) => void found.push(String(note.value)) })
      },
    })
    return found
  }

  #offset(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = this.#document.getIn(path.slice(0, length - 1), true)
      const last = path[length - 1]
      if (isMap(parent)) {
        const pair = parent.items.find(({ key }) => isScalar(key) && key.value === last)
        if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0]
      }
      const node = this.#document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return node.range[0]
    }
    return this.#document.contents?.range?.[0] ?? 0
  }
}

function fill(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') {
    return value.replace(PLACEHOLDER, (whole, name: string, one?: string, many?: string) => {
      const known = name.toLowerCase()
      const filling = Object.hasOwn(placeholders, known) ? placeholders[known] : undefined
      // A count may be capitalised to begin a sentence; other placeholders must match exactly, so a typo is reported.
      if (filling === undefined || (known !== name && known !== 'productos')) return whole
      const words = filling === ONE ? one : [filling, many].filter(Boolean).join(' ')
      if (words === undefined) return whole
      return known === name ? words : capitalised(words)
    })
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, placeholders))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== EDITOR_KEY)
      .map(([key, item]) => [key, fill(item, placeholders)]),
  )
}

/** The field path of the map that holds a pair, from the nodes above it. */
function pathOf(ancestors: readonly unknown[], pair: unknown): PropertyKey[] {
  return ancestors.flatMap((node, index): PropertyKey[] => {
    if (isSeq(node)) return [node.items.indexOf(ancestors[index + 1] ?? pair)]
    if (isPair(node) && isScalar(node.key)) return [String(node.key.value)]
    return []
  })
}
