import { expect, test } from 'vitest'
import { CATEGORY, NO_PROBLEMS, changed, reportWith } from '../read/content-fixture.ts'

const FAMILY = 'productos/sellos.yaml'

test('a text may say what its product or its family publishes', () => {
  expect(reportWith(changed(CATEGORY, 'Se instala sin desarmar', 'Hasta 30 bar'))).toBe(NO_PROBLEMS)
  expect(reportWith(changed(FAMILY, 'Una familia de sellos', 'Sellos de hasta 30 bar'))).toBe(
    NO_PROBLEMS,
  )
})

test.each([
  ['the tagline of a product', CATEGORY, 'Se instala sin desarmar', 'products[0].tagline'],
  ['the lead of a page', FAMILY, 'Una familia de sellos', 'lead'],
  ['the home page', 'paginas/inicio.yaml', 'Portada del sitio', 'description'],
  ['the glossary', 'vocabulario/glosario.yaml', 'Cierra el paso', 'terms[0].definition'],
])('a figure that no table publishes is refused in %s', (_, file, from, field) => {
  expect(reportWith(changed(file, from, 'Hasta 31 bar'))).toContain(
    `${field}: «31 bar» no está en ninguna tabla`,
  )
})

test('a figure of no table stands with its source in cifras.yaml, for the page that says it', () => {
  const said = changed(FAMILY, 'Una familia de sellos', 'Sellos de hasta 42 bar')
  const stated = (page: string) => ({
    ...said,
    'vocabulario/cifras.yaml': `figures: [{ page: ${page}, figure: 42 bar, source: Ficha }]\n`,
  })
  expect(reportWith(stated('/productos/sellos'))).toBe(NO_PROBLEMS)
  expect(reportWith(stated('/otra'))).toContain('«42 bar» no está en ninguna tabla')
  expect(reportWith(stated('/otra'))).toContain(
    'content/vocabulario/cifras.yaml:1:11 figures[0]: ningún texto de /otra necesita «42\u00a0bar»',
  )
})

const CONDITION = 'source: Folleto\n        condition: en válvulas'

test('a text may count the models of its list, and no others', () => {
  const counting = (models: number) =>
    reportWith(changed(CATEGORY, 'Sellos en mitades', `Sellos en ${models} modelos`))
  expect(counting(1)).toBe(NO_PROBLEMS)
  expect(counting(22)).toContain('lead: «22 modelos» no está en ninguna tabla')
})

test('a text says the condition of its figure', () => {
  const conditional = (tagline: string) => {
    const { [CATEGORY]: source = '' } = changed(CATEGORY, 'source: Folleto', CONDITION)
    return { [CATEGORY]: source.replace('Se instala sin desarmar', tagline) }
  }
  expect(reportWith(conditional('Hasta 30 bar'))).toContain(
    'products[0].tagline: «30 bar» vale solo con una condición: dila en el texto (en válvulas)',
  )
  expect(reportWith(conditional('Hasta 30 bar en la válvula'))).toBe(NO_PROBLEMS)
  expect(reportWith(conditional('Hasta 30 bar, según el servicio'))).toBe(NO_PROBLEMS)
})

test('a page that names a product says the condition of its figure too', () => {
  const { [CATEGORY]: category = '' } = changed(CATEGORY, 'source: Folleto', CONDITION)
  const family = changed(FAMILY, 'Una familia de sellos', 'El 442C, hasta 30 bar')
  expect(reportWith({ ...family, [CATEGORY]: category })).toContain('lead: «30 bar» vale solo con')
})

test("a page that repeats a product's figure says what the product says", () => {
  const repeated = (max: number, condition: string) =>
    changed(
      FAMILY,
      'listHeading: Explore',
      `listHeading: Explore
figures:
  - { property: Presión máxima, values: [{ max: ${max}, unit: bar }], condition: ${condition}, source: Otra }`,
    )
  expect(reportWith(repeated(30, 'sello 442C'))).toBe(NO_PROBLEMS)
  expect(reportWith(repeated(31, 'sello 442C'))).toContain(
    'figures[0].values: «hasta 31\u00a0bar» no es la cifra del producto (442C: hasta 30\u00a0bar)',
  )
  expect(reportWith(repeated(31, 'otro sello'))).toBe(NO_PROBLEMS)
})

test('a figure from the data sheet of one product is that of the product', () => {
  const family = changed(
    FAMILY,
    'listHeading: Explore',
    `listHeading: Explore
figures:
  - { property: Presión máxima, values: [{ max: 31, unit: bar }], source: Folleto }`,
  )
  expect(reportWith(family)).toContain('no es la cifra del producto')
})
