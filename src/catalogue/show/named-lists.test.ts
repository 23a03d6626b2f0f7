import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { namedLists, namedMaterials, searchedValues } from './named-lists.ts'

const [product] = catalogue().products
if (!product) throw new Error('The catalogue has no product.')
const blank = { ...product, standards: [], apiPlans: [], applications: [] }
delete blank.arrangement
delete blank.fits

test('a product says under each name only what it has, standards with their note', () => {
  const source = 'Ficha técnica'
  const seal = {
    ...blank,
    fits: 'Bombas ANSI',
    standards: [
      { name: 'API 682', note: 'categoría 1', source },
      { name: 'NSF/ANSI 61', source },
    ],
    apiPlans: [{ plan: '11', source }],
  }
  expect(
    namedLists(seal, [
      {
        plan: '11',
        arrangement: '1',
        isDual: false,
        description: 'recircula',
        needs: 'un orificio',
        source,
      },
    ]),
  ).toEqual([
    { name: 'Normas y certificaciones', values: ['API 682 (categoría 1)', 'NSF/ANSI 61'] },
    { name: 'Planes API', values: ['Plan 11: recircula'], explainedAt: '/planes-api' },
    { name: 'Calza en', values: ['Bombas ANSI'] },
  ])
  expect(namedLists(blank, [])).toEqual([])
})

test('where a product is used and what it fits are searched alike', () => {
  const seal = { ...blank, applications: ['Lodos'], fits: 'Bombas ANSI' }
  expect(searchedValues(seal, 'application')).toEqual(['Lodos', 'Bombas ANSI'])
})

test('materials are told by part; a single list that is of no part is just the materials', () => {
  const none = {
    faces: [],
    rotaryFace: [],
    stationaryFace: [],
    elastomers: [],
    metal: [],
    springs: [],
    other: [],
    source: 'Ficha técnica',
  }
  expect(namedMaterials({ ...none, other: ['Grafito'] })).toEqual([
    { name: 'Materiales', values: ['Grafito'] },
  ])
  expect(
    namedMaterials({ ...none, faces: ['Carbón'], rotaryFace: ['SiC'], other: ['PTFE'] }),
  ).toEqual([
    { name: 'Cara rotativa', values: ['SiC'] },
    { name: 'Otros', values: ['PTFE'] },
  ])
})

test('a material that says of what part it is stands under that name', () => {
  const none = { faces: [], rotaryFace: [], stationaryFace: [], elastomers: [], springs: [] }
  const other = ['Base: grafito flexible', 'PTFE', 'Base: PTFE']
  expect(namedMaterials({ ...none, metal: ['Bronce'], other, source: 'Ficha técnica' })).toEqual([
    { name: 'Metal', values: ['Bronce'] },
    { name: 'Base', values: ['grafito flexible', 'PTFE'] },
    { name: 'Otros', values: ['PTFE'] },
  ])
})
