import { expect, test } from 'vitest'
import { CATEGORY, changed, reportWith } from '../read/content-fixture.ts'

test.each([
  [
    'a figure in two units that cannot be one figure',
    '[{ max: 30, unit: bar }]',
    '[{ max: 28, unit: bar }, { max: 600, unit: psi }]',
    'products[0].specs[0].values: «hasta 28',
  ],
  [
    'a figure with zeros too many',
    '{ max: 30, unit: bar }',
    '{ max: 30000, unit: bar }',
    'products[0].specs[0].values[0].unit: ningún equipo tiene 30',
  ],
  [
    'a maximum written as a minimum',
    '{ max: 30, unit: bar }',
    '{ min: 30, unit: bar }',
    'products[0].specs[0].values[0].min: «Presión máxima» dice lo contrario',
  ],
  [
    'a condition too long to stand beside its figure',
    'source: Folleto',
    'condition: con anillos de extremo de grafito trenzado\n        source: Folleto',
    'products[0].specs[0].condition: pasa de 30 caracteres: agrega short',
  ],
  [
    'a machine of a list that no figure is published for',
    'kind: category',
    'kind: category\nmachine: valvula',
    'machine: ninguna cifra de sus productos vale para el equipo «valvula»',
  ],
  [
    'a short condition of nothing',
    'source: Folleto',
    'short: válvulas\n        source: Folleto',
    'products[0].specs[0].short: falta la condición que resume',
  ],
])('an editor is told of %s', (_, from, to, expected) => {
  expect(reportWith(changed(CATEGORY, from, to))).toContain(expected)
})
