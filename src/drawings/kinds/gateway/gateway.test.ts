import { expect, test } from 'vitest'
import { gateway } from './gateway.ts'

const draw = (model: 'lte-m' | 'universal') => {
  const { marks } = gateway.layout({ kind: 'gateway', model })
  return {
    ids: marks.map(({ id }) => id),
    texts: marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  }
}

test('the LTE-M gateway keeps its antennas inside and has no port', () => {
  const { ids, texts } = draw('lte-m')
  expect(ids).not.toContain('antenna')
  expect(ids).not.toContain('ethernet-port')
  expect(texts).toEqual(
    expect.arrayContaining(['hasta 50 dispositivos', 'Bluetooth, hasta 182\u00a0m']),
  )
})

test('the universal gateway also speaks Ethernet to SCADA', () => {
  const { ids, texts } = draw('universal')
  expect(ids.filter((id) => id === 'antenna')).toHaveLength(4)
  expect(ids).toContain('ethernet')
  expect(texts).toEqual(expect.arrayContaining(['hasta 100 dispositivos', 'SCADA']))
})
