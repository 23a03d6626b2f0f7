import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { withData } from './save-yaml.ts'

const FILES = globSync('**/*.yaml', { cwd: CONTENT_DIR }).toSorted()
/** Where in each file to change a text, as a fraction: spread evenly over the files, the same in each run. */
const places = FILES.map((name, index) => [name, (index * 0.618) % 1] as const)

describe.each(places)('%s', (name, place) => {
  const source = readFileSync(path.join(CONTENT_DIR, name), 'utf8')
  const data = parse(source)

  test('saved with the data that it has, it stays as it is, to the byte', () => {
    expect(withData(source, data)).toBe(source)
  })

  const texts = pathsOfTexts(data)
  const at = texts[Math.floor(place * texts.length)] ?? []
  test(`a changed text (${at.join('.')}) changes its own lines alone, and changed back it is as it was`, () => {
    const document = parseDocument(source)
    document.setIn(at, `${String(document.getIn(at))} más`)
    const saved = withData(source, document.toJS())
    expect(parse(saved)).toEqual(document.toJS())
    expect(linesChanged(source, saved)).toBe(1)
    expect(withData(saved, data)).toBe(source)
  })
})

test('a file with the line ends of Windows keeps them', () => {
  const windows = PRODUCTS.replaceAll('\n', '\r\n')
  expect(withData(windows, data())).toBe(windows)
  const [a, b] = data().products
  const saved = withData(windows, { products: [a, { ...b, id: 'c' }] })
  expect(saved).toBe(windows.replace('id: b', 'id: c'))
})

function pathsOfTexts(data: unknown): (string | number)[][] {
  const found: (string | number)[][] = []
  const walk = (value: unknown, at: (string | number)[]) => {
    if (typeof value === 'string') found.push(at)
    else if (Array.isArray(value)) value.forEach((part, index) => walk(part, [...at, index]))
    else if (value !== null && typeof value === 'object') {
      for (const [key, part] of Object.entries(value)) walk(part, [...at, key])
    }
  }
  walk(data, [])
  return found
}

function linesChanged(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')]
  if (a.length !== b.length) return Infinity
  return a.filter((line, index) => line !== b[index]).length
}

const PRODUCTS = `# La lista
products:
  - id: a
    code: "180" # entre comillas
    features:
      - Uno
      - Dos   # sin punto
  # El segundo
  - id: b
    latitude: -70.40
    values: [{ max: 30, unit: bar }]
`
const data = () => parse(PRODUCTS) as { products: Record<string, unknown>[] }

test('entries that change places take their remarks along', () => {
  const [a, b] = data().products
  expect(withData(PRODUCTS, { products: [b, a] })).toBe(`# La lista
products:
  # El segundo
  - id: b
    latitude: -70.40
    values: [{ max: 30, unit: bar }]
  - id: a
    code: "180" # entre comillas
    features:
      - Uno
      - Dos   # sin punto
`)
})

test('a new field stands where its form has it, and a removed one leaves nothing', () => {
  const {
    products: [a],
  } = data()
  const { id, code, ...rest } = a ?? {}
  expect(
    withData(PRODUCTS, { products: [{ id, code, name: 'Sello', ...rest }, { id: 'b' }] }),
  ).toBe(
    PRODUCTS.replace('    features', '    name: Sello\n    features').replace(
      / {4}latitude[^]*/,
      '',
    ),
  )
})

test('a copied entry is written as its neighbours are', () => {
  const { products } = data()
  const copy = { ...products[1], id: 'c' }
  expect(withData(PRODUCTS, { products: [...products, copy] })).toBe(
    `${PRODUCTS}  - id: c\n    latitude: -70.4\n    values:\n      - { max: 30, unit: bar }\n`,
  )
})
