import { expect, test } from 'vitest'
import { box, type Callout, type DrawingLayout, type Mark } from '../kit.ts'
import {
  calloutFaults,
  coveredLettering,
  crossedLettering,
  leadersSideBySide,
  tooManyCallouts,
} from './lettering.ts'

const part = (id: string, ...bounds: Parameters<typeof box>): Mark => ({
  type: 'part',
  scope: 'all',
  id,
  role: 'stationary',
  material: 'steel',
  outline: box(...bounds),
  weight: 'outline',
})

const lettering = (text: string, x: number, r: number): Mark => ({
  type: 'text',
  scope: 'section',
  at: [x, r],
  text,
  anchor: 'middle',
  tone: 'ink',
  strong: false,
})

const leader = (number: number, dot: Callout['dot'], balloon: Callout['balloon']): Callout => ({
  number,
  label: `pieza ${number}`,
  target: 'ring',
  dot,
  balloon,
})

const RING = part('ring', 100, 300, 0, 50)
const sheet = (marks: readonly Mark[], callouts: readonly Callout[]): DrawingLayout => ({
  width: 960,
  height: 400,
  axis: 300,
  marks: [RING, ...marks],
  contacts: [],
  callouts,
  openings: [],
  card: { x: 0, y: 0, width: 400, height: 300 },
})

const UPRIGHT = leader(1, [200, 25], [200, 250])

test('leaders that stand apart, and lettering beside them, are as they should be', () => {
  const sound = sheet([lettering('Ranura', 320, 150)], [UPRIGHT, leader(2, [240, 25], [300, 250])])
  for (const find of [calloutFaults, coveredLettering, crossedLettering, leadersSideBySide])
    expect(find(sound)).toEqual([])
})

test('a leader through lettering is found', () => {
  expect(crossedLettering(sheet([lettering('Ranura', 200, 150)], [UPRIGHT]))).toHaveLength(1)
})

test('an eleventh callout is found', () => {
  const eleven = Array.from({ length: 11 }, (_, i) => leader(i + 1, [100 + i, 25], [90 * i, 250]))
  expect(tooManyCallouts(sheet([], eleven))).toHaveLength(1)
  expect(tooManyCallouts(sheet([], eleven.slice(1)))).toEqual([])
})

test('leaders that run side by side are found, and those that part by 15° are not', () => {
  const beside = leader(2, [212, 25], [242, 250])
  const parting = leader(2, [212, 25], [275, 250])
  expect(leadersSideBySide(sheet([], [UPRIGHT, beside]))).toHaveLength(1)
  expect(leadersSideBySide(sheet([], [UPRIGHT, parting]))).toEqual([])
})

test('leaders that cross, or run over the dot of another, are found', () => {
  const across = leader(2, [240, 25], [160, 250])
  expect(calloutFaults(sheet([], [UPRIGHT, across])).join()).toContain('cross')
  const over = leader(2, [200, 10], [200, 292])
  expect(calloutFaults(sheet([], [UPRIGHT, over])).join()).toContain('runs over')
})

test('lettering on a part is found', () => {
  expect(coveredLettering(sheet([lettering('Ranura', 200, 25)], []))).toHaveLength(1)
})
