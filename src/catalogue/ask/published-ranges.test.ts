import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { judge as judgeAll } from '#figures/judge.ts'
import type { Asked } from '#figures/judgement.ts'
import { publishedRanges } from '#figures/ranges.ts'
import { isWithdrawn } from './withdrawn-fixture.ts'

const { products, properties } = catalogue()

function rangesOf(id: string) {
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return publishedRanges(product, properties)
}

function judge(id: string, asked: Asked) {
  const [{ verdict, range } = { verdict: 'unpublished' }] = judgeAll(
    { ranges: rangesOf(id) },
    { figures: [asked] },
  ).limits
  const condition = range?.condition === undefined ? '' : ` (${range.condition})`
  const text = range && range.text + condition
  return [verdict, text?.replaceAll('\u00a0', ' ')]
}

test.skipIf(isWithdrawn('442c'))(
  'a range reads as the catalogue publishes it, in both systems',
  () => {
    const [shaft] = rangesOf('442c')
    expect(shaft).toMatchObject({
      kind: 'diameter',
      label: 'Eje',
      min: 25,
      max: 120,
    })
    expect(shaft?.text).toBe('25 a 120\u00a0mm')
    expect(shaft?.imperial).toMatchObject({ min: 25.4, max: 120.65, text: '1 a 4,75\u00a0in' })
  },
)

test.skipIf(isWithdrawn('pls'))(
  'a figure published in one system only is judged in the other',
  () => {
    expect(judge('pls', { facet: 'diameter', value: 50 })).toEqual(['within', '≈ 25,4 a 508 mm'])
    expect(judge('pls', { facet: 'diameter', value: 509 })[0]).toBe('outside')
  },
)

test.skipIf(isWithdrawn('graphmax'))('a pressure of the valve is no pressure of the pump', () => {
  const pressure = (value: number) => judge('graphmax', { facet: 'pressure', value })
  expect(pressure(20)).toEqual(['within', 'hasta 28 bar (en bombas)'])
  expect(pressure(100)).toEqual(['conditional', 'hasta 262 bar (en válvulas)'])
})

test.skipIf(isWithdrawn('442c', '180', '170', 'sensor-is'))(
  'a maximum alone says nothing of cold or of vacuum',
  () => {
    expect(judge('442c', { facet: 'temperature', value: -20 })[0]).toBe('unpublished')
    expect(judge('180', { facet: 'temperature', value: -20 })[0]).toBe('within')
    // Its vacuum is published in its own row.
    expect(judge('442c', { facet: 'pressure', value: -0.5 })[0]).toBe('within')
    expect(judge('170', { facet: 'pressure', value: -0.5 })[0]).toBe('unpublished')
    expect(judge('sensor-is', { facet: 'pressure', value: -0.5 })[0]).toBe('within')
  },
)

test.skipIf(isWithdrawn('1730'))("a packing's section is not taken for a shaft's diameter", () => {
  expect(judge('1730', { facet: 'diameter', value: 20 })).toEqual(['unpublished', undefined])
})

test('every figure of the catalogue that chooses a product has a limit', () => {
  const ranges = products.flatMap((product) => publishedRanges(product, properties))
  expect(ranges.length).toBeGreaterThan(300)
  for (const range of ranges) {
    expect(range.min ?? range.max).toBeTypeOf('number')
    expect(range.text).not.toContain('undefined')
  }
})
