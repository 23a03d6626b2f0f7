import { expect, test } from 'vitest'
import { CONTENT, SITE } from './editor-mistakes-fixture.ts'
import { CATEGORY, writeContent } from './content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'

function load(changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const content: Record<string, string> = { ...CONTENT }
  for (const [file, from, to] of changes) content[file] = (content[file] ?? '').replace(from, to)
  const { catalogue, problems } = loadCatalogue(writeContent(content))
  return { redirects: catalogue?.redirects ?? [], problems: problems.map(({ message }) => message) }
}

test('a product and a page that moved are reached at the addresses that they had', () => {
  const { redirects } = load([
    [CATEGORY, '    code: 442C', '    antes: [/productos/sellos/viejos/442]\n    code: 442C'],
    [CATEGORY, 'title: Partidos', 'antes: [/partidos-antiguos]\ntitle: Partidos'],
  ])
  expect(redirects).toContainEqual({
    from: '/productos/sellos/viejos/442',
    to: '/productos/sellos/partidos/442c',
    status: 301,
  })
  expect(redirects).toContainEqual({
    from: '/partidos-antiguos',
    to: '/productos/sellos/partidos',
    status: 301,
  })
})

test('an address with the former brand leads to that of today', () => {
  const content = {
    ...CONTENT,
    'productos/sellos/{marca-slug}-iiot.yaml': (CONTENT[CATEGORY] ?? '')
      .replace('title: Partidos', 'title: Conectados')
      .replace('Una categoría', 'Conectados')
      .replace(/lead: .*/, 'lead: Conectados')
      .replaceAll(/442/g, '552'),
    [SITE]: (CONTENT[SITE] ?? '').replace(
      'slug: marca-nueva',
      'slug: marca-nueva, antes: [estrella]',
    ),
  }
  const { catalogue, problems } = loadCatalogue(writeContent(content))
  expect(problems).toEqual([])
  for (const rest of ['', '/552c']) {
    expect(catalogue?.redirects).toContainEqual({
      from: `/productos/sellos/estrella-iiot${rest}`,
      to: `/productos/sellos/marca-nueva-iiot${rest}`,
      status: 301,
    })
  }
})

test('a former address that is a page today, or belongs to two pages, is reported', () => {
  expect(
    load([[CATEGORY, '    code: 442C', '    antes: [/productos/sellos]\n    code: 442C']]).problems,
  ).toEqual(['la dirección anterior /productos/sellos ya es de otra página: /productos/sellos'])
  expect(
    load([
      [CATEGORY, '    code: 442C', '    antes: [/uno]\n    code: 442C'],
      [CATEGORY, '    code: 442M', '    antes: [/uno]\n    code: 442M'],
    ]).problems,
  ).toEqual(['la dirección anterior /uno ya es de otra página: /productos/sellos/partidos/442c'])
})
