import { expect, test } from 'vitest'
import { pumpTrain, type PumpTrain } from './pump-train.ts'

const DEVICES = [
  'body',
  'suction-gauge',
  'discharge-gauge',
  'motor-nano',
  'base-nano',
  'humidity-link',
  'power-link',
]
const devicesOf = (configuration: PumpTrain['configuration']) => {
  const { marks } = pumpTrain.layout({ kind: 'pump-train', configuration })
  return DEVICES.filter((device) => marks.some(({ id }) => id === device))
}

test('each configuration holds the one before it, and adds its own devices', () => {
  expect(devicesOf('basic')).toEqual(DEVICES.slice(0, 3))
  expect(devicesOf('enhanced')).toEqual(DEVICES.slice(0, 5))
  expect(devicesOf('advanced')).toEqual(DEVICES)
})
