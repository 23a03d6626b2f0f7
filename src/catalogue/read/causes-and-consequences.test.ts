import { expect, test } from 'vitest'
import { SITE, toldAfter } from './editor-mistakes-fixture.ts'
import { CATEGORY } from './content-fixture.ts'

test.each([
  [
    'an identifier given twice, where others name the product that lost its own',
    [CATEGORY, 'id: 442m', 'id: 442c'],
    /partidos\.yaml:18:5 products\[1\]\.id: el identificador «442c» ya existe en content\/productos\/sellos\/partidos\.yaml:7$/,
    /mineria\.yaml:8:7 products\[0\]\.ref: no existe el producto «442m»$/,
  ],
  [
    'a kind of machine that does not exist',
    [
      CATEGORY,
      'tagline: Sello grande\n    equipment: [sello]',
      'tagline: Sello grande\n    equipment: [selo]',
    ],
    /products\[1\]\.equipment\[0\]: no existe el equipo «selo» en vocabulario\/seleccion\.yaml: ¿será «sello»\?$/,
    /mineria\.yaml:8:7 products\[0\]\.ref: «442m» no sirve a «sello»/,
  ],
  [
    'a list of products under another name',
    [CATEGORY, 'products:', 'produts:'],
    /partidos\.yaml:6:1 produts: no existe el campo «produts»: ¿será «products»\?$/,
    /partidos\.yaml:5:1 lead: queda un marcador sin resolver entre llaves: \{Productos\|un sello\|sellos\}/,
  ],
] as const)(
  '%s is the cause, and what misses it follows',
  (_, [file, from, to], cause, consequence) => {
    const { causes, consequences } = toldAfter(file, from, to)
    expect(causes).toEqual([expect.stringMatching(cause)])
    expect(consequences).toContainEqual(expect.stringMatching(consequence))
  },
)

test('while the branches cannot be read, no text that names their cities is wrong', () => {
  const { causes, consequences } = toldAfter(SITE, 'tagline: Sellado', 'tagline: Ventaja: sellado')
  expect(causes).toEqual([expect.stringContaining('content/sitio.yaml:4:')])
  expect(consequences).toEqual([])
})
