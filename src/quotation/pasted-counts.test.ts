import { expect, test } from 'vitest'
import { countOf, likelyCounts, waysToCount } from './pasted-counts.ts'
import { readPasted } from './read-pasted.ts'

test.each([
  ['-3 170', '170', 1, [3, 1]],
  ['442C x 0', '442C', 1, [1]],
  ['442C x 501', '442C', 501, [501]],
  ['442C\t2\t45\t7', '442C', 2, [2, 45, 7]],
  ['5) 442C 700', '442C', 700, [700]],
  ['442C 2,000', '442C', 2, [2000, 2]],
])('the quantity of «%s» may be one of these', (written, label, quantity, counts) => {
  const line = { id: label, label, name: label, quantity }
  expect(likelyCounts({ written, line })).toEqual(counts)
})

test.each([
  ['3 pz', 'un'],
  ['3 pzs.', 'un'],
  ['3 pza', 'un'],
  ['3 pzas', 'un'],
  ['3 piezas', 'un'],
  ['3 uni.', 'un'],
  ['3 unid', 'un'],
  ['3 mtrs', 'm'],
  ['3 ml', 'm'],
  ['3 metros lineales', 'm'],
  ['3 kgs', 'kg'],
  ['3 jgo.', 'juego'],
  ['3 rll', 'rollo'],
  ['3 cjs', 'caja'],
])('«%s», as a buyer writes it, is a count', (written, unit) => {
  expect(countOf(written)).toEqual({ quantity: 3, unit })
  expect(waysToCount(`${written} 442`)[0]).toMatchObject({ words: '442', count: { unit } })
})

const SEAL = { id: '442c', label: '442C', fullName: 'Sello', href: '/442c' }

test.each([
  ['442C; 45; 4', 4, '45 mm'],
  ['442C; 4; 45', 4, '45 mm'],
  ['442C; 40; 45', 40, '45 mm'],
])(
  'of two numbers the shaft is the one that the product takes: %s',
  (pasted, quantity, diameter) => {
    const ranges = [{ kind: 'diameter' as const, min: 25, max: 120, text: '25 a 120 mm' }]
    const [row] = readPasted(pasted, [{ ...SEAL, ranges }])
    expect(row?.line).toMatchObject({ id: '442c', quantity, service: { diameter } })
  },
)

test('a position is no quantity, and one with a point is asked for with and without thousands', () => {
  const asked = (pasted: string) => readPasted(pasted, [SEAL]).map(likelyCounts)
  expect(asked('Pos;Código;Cantidad;Unidad\n5;442C;1.500;m')).toEqual([[1500, 1.5]])
  expect(asked('Pos;Código;Cantidad\n5;442C;700')).toEqual([[700]])
  expect(asked('1\t442C\t700\n2\t442C\t800')).toEqual([[700], [800]])
})
