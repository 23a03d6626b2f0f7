import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent, type ContentSources } from '../read/content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from '../read/problem.ts'

const CATEGORY = 'productos/sellos/partidos.yaml'
const FAMILY = 'productos/sellos.yaml'

function report(changes: ContentSources): string {
  return formatReport(loadCatalogue(writeContent({ ...WHOLE_CONTENT, ...changes })).problems)
}

function changed(file: string, from: string, to: string): ContentSources {
  const source = WHOLE_CONTENT[file] ?? ''
  expect(source).toContain(from)
  return { [file]: source.replace(from, to) }
}

const NONE = '\n\n0 problemas en el contenido.'

test('a text may say what its product or its family publishes', () => {
  expect(report(changed(CATEGORY, 'Se instala sin desarmar', 'Hasta 30 bar'))).toBe(NONE)
  expect(report(changed(FAMILY, 'Una familia de sellos', 'Sellos de hasta 30 bar'))).toBe(NONE)
})

test.each([
  ['the tagline of a product', CATEGORY, 'Se instala sin desarmar', 'products[0].tagline'],
  ['the lead of a page', FAMILY, 'Una familia de sellos', 'lead'],
  ['the home page', 'paginas/inicio.yaml', 'Portada del sitio', 'description'],
  ['the glossary', 'vocabulario/glosario.yaml', 'Cierra el paso', 'terms[0].definition'],
])('a figure that no table publishes is refused in %s', (_, file, from, field) => {
  expect(report(changed(file, from, 'Hasta 31 bar'))).toContain(
    `${field}: «31 bar» no está en ninguna tabla`,
  )
})

test('a figure of no table stands with its source in cifras.yaml, for the page that says it', () => {
  const said = changed(FAMILY, 'Una familia de sellos', 'Sellos de hasta 42 bar')
  const stated = (page: string) => ({
    ...said,
    'vocabulario/cifras.yaml': `figures: [{ page: ${page}, figure: 42 bar, source: Ficha }]\n`,
  })
  expect(report(stated('/productos/sellos'))).toBe(NONE)
  expect(report(stated('/otra'))).toContain('«42 bar» no está en ninguna tabla')
  expect(report(stated('/otra'))).toContain(
    'content/vocabulario/cifras.yaml:1:11 figures[0]: ningún texto de /otra necesita «42\u00a0bar»',
  )
})

const CONDITION = 'source: Folleto\n        condition: en válvulas'

test('a text may count the models of its list, and no others', () => {
  const counting = (models: number) =>
    report(changed(CATEGORY, 'Sellos en mitades', `Sellos en ${models} modelos`))
  expect(counting(1)).toBe(NONE)
  expect(counting(22)).toContain('lead: «22 modelos» no está en ninguna tabla')
})

test('a text says the condition of its figure', () => {
  const conditional = (tagline: string) => {
    const { [CATEGORY]: source = '' } = changed(CATEGORY, 'source: Folleto', CONDITION)
    return { [CATEGORY]: source.replace('Se instala sin desarmar', tagline) }
  }
  expect(report(conditional('Hasta 30 bar'))).toContain(
    'products[0].tagline: «30 bar» vale solo con una condición: dila en el texto (en válvulas)',
  )
  expect(report(conditional('Hasta 30 bar en la válvula'))).toBe(NONE)
  expect(report(conditional('Hasta 30 bar, según el servicio'))).toBe(NONE)
})

test('a page that names a product says the condition of its figure too', () => {
  const { [CATEGORY]: category = '' } = changed(CATEGORY, 'source: Folleto', CONDITION)
  const family = changed(FAMILY, 'Una familia de sellos', 'El 442C, hasta 30 bar')
  expect(report({ ...family, [CATEGORY]: category })).toContain('lead: «30 bar» vale solo con')
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
  expect(report(repeated(30, 'sello 442C'))).toBe(NONE)
  expect(report(repeated(31, 'sello 442C'))).toContain(
    'figures[0].values: «hasta 31\u00a0bar» no es la cifra del producto (442C: hasta 30\u00a0bar)',
  )
  expect(report(repeated(31, 'otro sello'))).toBe(NONE)
})

test('a figure from the data sheet of one product is that of the product', () => {
  const family = changed(
    FAMILY,
    'listHeading: Explore',
    `listHeading: Explore
figures:
  - { property: Presión máxima, values: [{ max: 31, unit: bar }], source: Folleto }`,
  )
  expect(report(family)).toContain('no es la cifra del producto')
})
