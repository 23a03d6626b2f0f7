import { expect, test } from 'vitest'
import { CATEGORY, changed, problemsWith } from '../read/content-fixture.ts'

const OTHER = `
  - id: "180"
    name: Sello de cartucho
    tagline: Se desliza completo
    equipment: [sello]
    features: [Una pieza]
    specs:
      - property: Presión máxima
        values: [{ max: 20, unit: bar }]
        source: Folleto
    drawing: { kind: split }
`

/** The problems of a first product with these lines, beside one that reaches 20 bar instead of 30. */
function problemsOf(lines: string): string[] {
  const features = '    features: [Dos'
  const { [CATEGORY]: first } = changed(CATEGORY, features, `${lines}\n${features}`)
  return problemsWith({ [CATEGORY]: first + OTHER })
}

test.each([
  ['nadie', '«nadie» no existe'],
  ['442c', '«442c» es el mismo producto'],
  ['"180"', '«180» no llega a lo que el otro publica (pressure 30)'],
])('an alternative named %s is refused', (ref, message) => {
  const lines = `    alternatives: [{ ref: ${ref}, reason: Mismo diseño }]`
  expect(problemsOf(lines)).toEqual([`products[0].alternatives[0].ref: ${message}`])
})

test('an accessory goes with products and pages that exist', () => {
  expect(
    problemsOf('    accompanies: { products: ["180"], pages: [/productos/sellos/partidos] }'),
  ).toEqual([])
  expect(problemsOf('    accompanies: { products: [nadie], pages: [/no/existe] }')).toEqual([
    'products[0].accompanies.products[0]: «nadie» no existe',
    'products[0].accompanies.pages[0]: no existe la página /no/existe',
  ])
})
