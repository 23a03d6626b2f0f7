import { expect, test } from 'vitest'
import { box, Sheet, type Callout, type DrawingLayout, type Mark } from '../kit.ts'
import { dimension } from '../parts/dimension.ts'
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

test('a leader through the line of a dimension is found, and one beside it is not', () => {
  const drawn = new Sheet()
  dimension(drawn, 120, 220, 150, 'L1')
  const { marks } = drawn.views
  expect(crossedLettering(sheet(marks, [UPRIGHT]))).toHaveLength(1)
  expect(crossedLettering(sheet(marks, [leader(1, [240, 25], [240, 250])]))).toEqual([])
})

test('an eleventh callout is found', () => {
  const eleven = Array.from({ length: 11 }, (_, i) => leader(i + 1, [100 + i, 25], [90 * i, 250]))
  expect(tooManyCallouts(sheet([], eleven))).toHaveLength(1)
  expect(tooManyCallouts(sheet([], eleven.slice(1)))).toEqual([])
})

test('a leader through an instrument that it does not name is found', () => {
  const gauge = part('gauge', 180, 220, 120, 160)
  expect(crossedLettering(sheet([gauge], [UPRIGHT]))).toHaveLength(1)
})

test('a leader that brushes past an instrument is found, and one that keeps off is not', () => {
  const gaugeFrom = (x: number) => part('gauge', x, x + 40, 120, 160)
  expect(crossedLettering(sheet([gaugeFrom(202)], [UPRIGHT]))).toHaveLength(1)
  expect(crossedLettering(sheet([gaugeFrom(206)], [UPRIGHT]))).toEqual([])
})

test('a leader that ends on an instrument is none that crosses it', () => {
  const gauge = part('gauge', 180, 220, 120, 160)
  const onGauge = { ...leader(1, [200, 140], [200, 250]), target: 'gauge' }
  expect(crossedLettering(sheet([gauge], [onGauge]))).toEqual([])
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
