import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

test.each([
  ['Presión (bar): 10', { pressure: 10 }],
  ['presion kg/cm2: 10', { pressure: 9.807 }],
  ['Temp. (ºC) 90', { temperature: 90 }],
  ['Diámetro eje [pulg]: 2 1/2', { diameter: 63.5 }],
  ['Velocidad (rpm): 1750 Eje (mm): 60', { speed: 1750, diameter: 60 }],
  ['n=1750 rpm/D=60', { speed: 1750, diameter: 60 }],
  ['P. 10 bar T 90 C', { pressure: 10, temperature: 90 }],
  ['presión de diseño 10 bar', { pressure: 10 }],
  ['presión manométrica 10 bar en la descarga', { pressure: 10 }],
  ['succión 2 bar, descarga 10 bar', { pressure: 10 }],
  ['presión negativa 0,5 bar', { pressure: -0.5 }],
  ['depresión 0,5 bar', { pressure: -0.5 }],
  ['eje 60 ±0,1 mm', { diameter: 60 }],
  ['60 mm +0/-0,02', { diameter: 60 }],
  ['bajo camisa 60 mm', { diameter: 60 }],
  ['normal 5 bar, picos de 10 bar', { pressure: 10 }],
  ['rango 5 @ 10 bar', { pressure: 10 }],
  ['150 deg C', { temperature: 150 }],
  ['12 mts / seg', { speed: 12 }],
  ['.5 in', { diameter: 12.7 }],
  ['2 y 1/2 pulgadas', { diameter: 63.5 }],
  ['3/4 de pulgada', { diameter: 19.05 }],
])('«%s», as in a data sheet, leaves no word', (query, figures) => {
  const { words, figures: asked } = readFigures(query, () => false)
  const values = asked.map(({ facet, value }) => [facet, Number(value.toFixed(3))])
  expect([Object.fromEntries(values), words.replaceAll(/[\s,/]/g, '')]).toEqual([figures, ''])
})

test.each(['442C,2', '442C+2', '442C/180', '442C; 180'])(
  '«%s» begins with a code, not with a temperature',
  (query) => {
    const isOne = (text: string) => /^442 ?c$/i.test(text)
    expect(readFigures(query, isOne).figures).toEqual([])
  },
)
