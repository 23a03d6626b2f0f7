import { expect, test } from 'vitest'
import { sensor } from './sensor.ts'
import type { Device } from './words.ts'

const draw = (device: Device) => {
  const { marks } = sensor.layout({ kind: 'sensor', device })
  return {
    ids: marks.map(({ id }) => id),
    texts: marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  }
}

test.each(['v1', 'is'] as const)('can be read with a telephone beside the pump: %s', (device) => {
  expect(draw(device).ids).toContain('reader-phone')
})

test.each(['gauge', 'nano', 'humidity'] as const)(
  'is read through a gateway only: %s',
  (device) => {
    expect(draw(device).ids).not.toContain('reader-phone')
    expect(draw(device).texts).toContain('se lee por gateway')
  },
)

test('only the intrinsically safe sensor bears the Ex mark, in its classified area', () => {
  expect(draw('is').ids).toContain('ex-mark')
  expect(draw('is').texts).toContain('Área clasificada')
  expect(draw('v1').ids).not.toContain('ex-mark')
})

test('names what each device measures', () => {
  expect(draw('gauge').texts).toEqual(expect.arrayContaining(['presión', 'temperatura del fluido']))
  expect(draw('nano').texts).toContain('contacto con agua')
  expect(draw('humidity').texts).toContain('humedad relativa')
})
