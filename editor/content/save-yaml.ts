import { isDeepStrictEqual } from 'node:util'
import { diff3Merge } from 'node-diff3'
import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isFields, type Fields } from '../plain-data.ts'

/** A map that fits in this width is written in one line. */
const FLOW_MAX = 72
const OPTIONS = { lineWidth: 0 } as const

/**
 * The file's text with other data. Unchanged parts stay as written, to the byte: comments, order, quotes, blank lines.
 * Throws if the text cannot be read.
 */
export function withData(source: string, data: unknown): string {
  const ending = source.includes('\r\n') ? '\r\n' : '\n'
  const text = source.replaceAll('\r\n', '\n')
  const document = parseDocument(text)
  if (document.errors.length > 0) throw new Error('El archivo tiene un error de escritura en YAML.')
  const before = written(document)
  document.contents = changed(document, document.contents, data) as typeof document.contents
  const after = written(document)
  if (before === after) return source
  const merged = merge(text, before, after)
  // If the change cannot be merged into the file's own style, the whole file is reformatted.
  const sound = isDeepStrictEqual(parse(merged), data) ? merged : after
  return sound.replaceAll('\n', ending)
}

/** Lists are written without spaces inside the brackets, as in the content; maps with spaces inside the braces. */
function written(document: Document): string {
  return document.toString(OPTIONS).replace(/(?<=[:[,-] )\[ (.*?) \](?=,|\]|$| [#}])/gm, '[$1]')
}

/** Merges the editor's change (from `before` to `after`) into the text as its owner wrote it. */
function merge(text: string, before: string, after: string): string {
  const [ours = [], base = [], theirs = []] = [text, before, after].map((one) => one.split('\n'))
  // A moved line keeps its owner's spacing.
  const own = new Map(ours.length === base.length ? base.map((line, at) => [line, ours[at]]) : [])
  return diff3Merge(ours, base, theirs)
    .flatMap(({ ok, conflict }) => ok ?? conflict?.b.map((line) => own.get(line) ?? line) ?? [])
    .join('\n')
}

function changed(document: Document, node: unknown, value: unknown): unknown {
  if (node === null || node === undefined) return created(document, value)
  if (isDeepStrictEqual(plain(document, node), value)) return node
  if (isMap(node) && isFields(value)) return changedMap(document, node, value)
  if (isSeq(node) && Array.isArray(value)) return changedList(document, node, value)
  if (isScalar(node) && (value === null || typeof value !== 'object')) {
    node.value = value
    delete node.source
    delete node.format
    delete node.minFractionDigits
    return node
  }
  const fresh = created(document, value)
  if (isScalar(node) || isCollection(node)) fresh.comment = node.comment ?? null
  return fresh
}

function changedMap(document: Document, map: YAMLMap, fields: Fields): YAMLMap {
  for (const key of map.items.map((pair) => keyOf(pair.key))) if (!(key in fields)) map.delete(key)
  let place = 0
  for (const [key, value] of Object.entries(fields)) {
    const at = map.items.findIndex((pair) => keyOf(pair.key) === key)
    const pair = map.items[at] ?? document.createPair(key, null)
    pair.value = at < 0 ? created(document, value) : changed(document, pair.value, value)
    if (at < 0) map.items.splice(place, 0, pair)
    place = (at < 0 ? place : at) + 1
  }
  return map
}

/** Each entry reuses its own node: an equal one, else one with the same id, else the one at its place. */
function changedList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const before = list.items
  const isAsLong = before.length === values.length
  const left = new Set(before)
  const take = (isOwn: (node: unknown) => boolean) => {
    const node = [...left].find(isOwn)
    if (node !== undefined) left.delete(node)
    return node
  }
  const isSame = (node: unknown, value: unknown) => isDeepStrictEqual(plain(document, node), value)
  // Of several equal entries, such as cells with "No", each keeps its place.
  const stayed = values.map((value, index) =>
    take((node) => node === before[index] && isSame(node, value)),
  )
  const same = values.map((value, index) => stayed[index] ?? take((node) => isSame(node, value)))
  const named = values.map(
    (value, index) =>
      same[index] ??
      take((node) => idOf(value) !== undefined && idOf(plain(document, node)) === idOf(value)),
  )
  list.items = values.map((value, index) => {
    const isInPlace = idOf(value) === undefined || isAsLong
    const own = named[index] ?? take((node) => isInPlace && node === before[index])
    return own === undefined ? created(document, value, list.flow) : changed(document, own, value)
  })
  return list
}

function created(document: Document, value: unknown, isFlow = false): Node {
  const node = document.createNode(value) as Node
  if (isCollection(node)) writeShort(node, isFlow)
  return node
}

/** Quantities, drawings and lists of short words take one line. */
function writeShort(node: YAMLMap | YAMLSeq, isFlow: boolean) {
  const inner = node.items.map((item) => (isPair(item) ? item.value : item))
  for (const part of inner) if (isCollection(part)) writeShort(part, false)
  const isFlat =
    isMap(node) && inner.every((part) => isScalar(part) && !/ /.test(String(part.value)))
  if (isFlow || (isFlat && node.items.length > 0 && JSON.stringify(node).length < FLOW_MAX))
    node.flow = true
}

function plain(document: Document, node: unknown): unknown {
  return isScalar(node) ? node.value : isCollection(node) ? node.toJS(document) : node
}
function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}
function idOf(value: unknown): unknown {
  return isFields(value) ? (value['id'] ?? value['ref']) : undefined
}
