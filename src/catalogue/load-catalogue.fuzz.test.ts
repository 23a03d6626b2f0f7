import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  array,
  assert as check,
  constantFrom,
  nat,
  oneof,
  property,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './read/content-fixture.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { formatReport, type Problem } from './read/problem.ts'

const RUNS = 200
/** A fixed seed: nobody trusts a test that fails only now and then. */
const SEED = 682

/** Fragments found in files that were spoilt by hand, by a program or on disk. */
const STRANGE = [
  '\t',
  '\r\n',
  '\0',
  '\uFEFF',
  '\u2028',
  ':',
  ': ',
  '- ',
  '"',
  "'",
  '{',
  '[',
  '}',
  '#',
  '|',
  '>-\n',
  '&a ',
  '*a',
  '&a [*a]',
  '*nadie',
  '<<: *a',
  '!!binary ',
  '!!set ',
  '!nada ',
  '? ',
  '---\n',
  '...\n',
  '%YAML 1.1\n---\n',
  '{constructor}',
  '__proto__: 1\n',
  'null',
  '~',
  'true',
  '.nan',
  '.inf',
  '-1e999',
  '9'.repeat(400),
  '0x10',
  '2026-13-45',
  '[]',
  '{}',
  '[[[[1]]]]',
  '{ a: { b: { c: 1 } } }',
  'ñ'.repeat(5000),
  '['.repeat(3000),
  '- '.repeat(300),
  '{a: '.repeat(90),
] as const

type Damage = (source: Buffer) => Buffer

const place = nat({ max: 10_000 })
const cut = (source: Buffer, at: number) => at % (source.length + 1)

const truncated = place.map<Damage>((at) => (source) => source.subarray(0, cut(source, at)))
const flipped = array(tuple(place, nat({ max: 255 })), { minLength: 1, maxLength: 4 }).map<Damage>(
  (flips) => (source) => {
    const spoilt = Buffer.from(source)
    for (const [at, byte] of flips) spoilt[cut(source, at)] = byte
    return spoilt
  },
)
const inserted = tuple(place, constantFrom(...STRANGE)).map<Damage>(([at, text]) => (source) => {
  const split = cut(source, at)
  return Buffer.concat([source.subarray(0, split), Buffer.from(text), source.subarray(split)])
})
/** Replaces one of the passages that a pattern matches. */
const replaced = (pattern: RegExp, texts: Arbitrary<string>) =>
  tuple(place, texts).map<Damage>(([at, text]) => (source) => {
    const whole = source.toString()
    const found = [...whole.matchAll(pattern)]
    const one = found[at % Math.max(found.length, 1)]
    if (!one) return source
    const end = one.index + one[0].length
    return Buffer.from(whole.slice(0, one.index) + text + whole.slice(end))
  })
const renamedKey = replaced(/\w+(?=:)/g, constantFrom('otra', 'kind', 'id', '__proto__', '', '1'))
const otherValue = replaced(/(?<=: )[^\s{[][^\n,}]*/g, constantFrom(...STRANGE))
const otherPart = replaced(/\{[^{}]*\}|\[[^[\]]*\]/g, constantFrom(...STRANGE))
const lostLine = replaced(/.*\n/g, constantFrom('', '\n', '\t'))
const otherLineEnds = constantFrom<Damage>(
  (source) => Buffer.from(source.toString().replaceAll('\n', '\r\n')),
  (source) => Buffer.from(source.toString().replaceAll('\n', '\r')),
  (source) => Buffer.from(source.toString(), 'latin1'),
  (source) => Buffer.from(source.toString(), 'utf16le'),
  (source) => Buffer.from(`\uFEFF${source.toString()}`),
  (source) => Buffer.concat([source, source]),
)
const damages = array(
  oneof(truncated, flipped, inserted, renamedKey, otherValue, otherPart, lostLine, otherLineEnds),
  { minLength: 1, maxLength: 3 },
)

const folder = writeContent(WHOLE_CONTENT)

/** The problems of the content with one file's bytes replaced. */
function problemsWith(file: string, bytes: Buffer): readonly Problem[] {
  writeFileSync(join(folder, file), bytes)
  try {
    return loadCatalogue(folder).problems
  } finally {
    writeFileSync(join(folder, file), WHOLE_CONTENT[file] ?? '')
  }
}

describe('an editor whose file is spoilt', () => {
  test('reads a report that names a file and a place, whatever happened to it', () => {
    let reports = 0
    check(
      property(constantFrom(...Object.keys(WHOLE_CONTENT)), damages, (file, spoil) => {
        const whole = Buffer.from(WHOLE_CONTENT[file] ?? '')
        const problems = problemsWith(
          file,
          spoil.reduce<Buffer>((source, damage) => damage(source), whole),
        )
        if (problems.length > 0) reports += 1
        for (const problem of problems) {
          expect(Object.keys(WHOLE_CONTENT)).toContain(problem.file.replace(/^content\//, ''))
          expect(Math.min(problem.line, problem.column)).toBeGreaterThanOrEqual(1)
          expect(problem.message).toMatch(/\S/)
        }
        expect(formatReport(problems)).not.toMatch(/\n\s+at |undefined|\[object|[Ee]rror:/)
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(reports).toBeGreaterThan(RUNS / 2)
  })

  test.each([
    ['an alias of itself', 'a: &a [*a]', '1:8 aquí no van alias'],
    ['an alias of nothing', 'a: *nada', '1:4 aquí no van alias'],
    ['a text that is not UTF-8', Buffer.from('título: á', 'latin1'), '1:2 hay un signo ilegible'],
    ['a sign that no one sees', 'title: a\0', '1:9 hay un signo ilegible'],
    ['a key of several', '? [a, b]\n: 1', '1:3 una clave es una palabra'],
    ['a hundred levels', '{a: '.repeat(100) + '}'.repeat(100), 'demasiados niveles'],
    ['a hundred thousand levels', '['.repeat(100_000), 'glosario.yaml:1:'],
    ['nothing at all', '', 'glosario.yaml:1:1'],
    ['a placeholder that no one has set', 'terms: [{ term: "{constructor}" }]', 'marcador sin'],
  ])('reads where there is %s', (_, source, expected) => {
    const problems = problemsWith('vocabulario/glosario.yaml', Buffer.from(source))
    expect(formatReport(problems)).toContain(expected)
  })

  test('reads of a broken brand once, and not in every text that names it', () => {
    const problems = problemsWith('sitio.yaml', Buffer.from('brand: &a { name: *a, slug: x }'))
    expect(formatReport(problems)).toBe(
      'content/sitio.yaml:1:19 aquí no van alias (*): repite el valor\n\n1 problema en el contenido.',
    )
  })
})

test('Windows line ends and a byte order mark change nothing', () => {
  for (const [file, source] of Object.entries(WHOLE_CONTENT)) {
    const saved = Buffer.from(`\uFEFF${source.trimStart().replaceAll('\n', '\r\n')}`)
    expect(problemsWith(file, saved)).toEqual([])
  }
})
