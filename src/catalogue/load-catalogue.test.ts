import { describe, expect, test } from 'vitest'
import {
  CATEGORY,
  WHOLE_CONTENT,
  changed,
  loadWith,
  reportWith,
  writeContent,
} from './read/content-fixture.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { formatReport } from './read/problem.ts'

test('whole content becomes one linked catalogue', () => {
  const { catalogue, problems } = loadWith()
  expect(problems).toEqual([])
  expect(catalogue?.products.map(({ href }) => href)).toEqual(['/productos/sellos/partidos/442c'])
  expect(catalogue?.pages.get('/productos/sellos/partidos')?.parentPath).toBe('/productos/sellos')
  expect(catalogue?.home.intro).toBe('Marca Nueva sella.')
})

test('the earlier addresses lead to the pages of the products', () => {
  const { catalogue } = loadWith()
  expect(catalogue?.redirects).toContainEqual({
    from: '/partidos',
    to: '/productos/sellos/partidos',
    status: 301,
  })
})

describe('an editor who makes a mistake reads where it is and what it is', () => {
  test.each([
    [
      'a unit that measures something else',
      CATEGORY,
      'unit: bar',
      'unit: mm',
      '«mm» no mide «Presión máxima»',
    ],
    [
      'an unknown property',
      CATEGORY,
      'property: Presión máxima',
      'property: Precion',
      'propiedad desconocida: «Precion»',
    ],
    [
      'a minimum above its maximum',
      CATEGORY,
      'max: 30',
      'min: 40, max: 30',
      'products[0].specs[0].values[0].min: el mínimo (40) es mayor que el máximo (30)',
    ],
    ['two shapes of one figure', CATEGORY, 'max: 30', 'value: 3, max: 30', 'solo uno'],
    [
      'an empty text',
      CATEGORY,
      'name: Sello partido',
      "name: '  '",
      'products[0].name: el texto está vacío',
    ],
    ['filler', CATEGORY, 'name: Sello partido', 'name: Lorem ipsum', 'texto de relleno'],
    [
      'a drawing that is missing',
      CATEGORY,
      'lead: Sellos en mitades',
      'lead: Sellos en mitades\ndrawing: otro',
      'drawing: no existe el producto «otro»',
    ],
    ['an unknown kind of page', CATEGORY, 'kind: category', 'kind: otra', 'kind'],
  ])('%s', (_, file, from, to, expected) => {
    expect(reportWith(changed(file, from, to))).toContain(expected)
  })

  test('a duplicate id and a duplicate code', () => {
    const source = WHOLE_CONTENT[CATEGORY] ?? ''
    const twice = source + source.slice(source.indexOf('  - id: 442c'))
    const { problems } = loadWith({ [CATEGORY]: twice })
    const report = formatReport(problems)
    expect(report).toContain('products[1].id: el identificador «442c» ya existe')
    expect(report).toContain('products[1].code: el código «442C» ya existe')
  })

  test('a reference to a product that does not exist', () => {
    expect(reportWith(changed(CATEGORY, 'products:', 'products:\n  - ref: otro'))).toContain(
      'products[0].ref: no existe el producto «otro»',
    )
  })

  test('two categories with one earlier address', () => {
    const { problems } = loadWith({
      'productos/juntas.yaml': (WHOLE_CONTENT['productos/sellos.yaml'] ?? '').replaceAll(
        'Sellos',
        'Juntas',
      ),
      'productos/juntas/partidos.yaml': (WHOLE_CONTENT[CATEGORY] ?? '').replaceAll(
        /442c/gi,
        'x550',
      ),
    })
    expect(formatReport(problems)).toContain('la dirección anterior /partidos ya lleva a')
  })

  test('all the problems of all the files come in one report', () => {
    const { problems } = loadWith({
      ...changed(CATEGORY, 'unit: bar', 'unit: bares'),
      ...changed('productos/sellos.yaml', 'lead:', 'led:'),
    })
    const report = formatReport(problems)
    expect(report).toContain('unidad desconocida')
    expect(report).toContain(
      'productos/sellos.yaml:5:1 led: no existe el campo «led»: ¿será «lead»?',
    )
    expect(report).toMatch(
      /2 problemas en el contenido\. Y 3 avisos que vienen de lo mismo\.\n {2}content/,
    )
  })

  test('a missing file', () => {
    const { 'vocabulario/glosario.yaml': _, ...rest } = WHOLE_CONTENT
    const { problems } = loadCatalogue(writeContent(rest))
    expect(formatReport(problems)).toContain(
      'content/vocabulario/glosario.yaml:1:1 falta el archivo',
    )
  })
})
