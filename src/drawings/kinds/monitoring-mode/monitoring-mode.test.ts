import { expect, test } from 'vitest'
import { monitoringMode } from './monitoring-mode.ts'

const idsOf = (mode: 'local' | 'remote') =>
  monitoringMode.layout({ kind: 'monitoring-mode', mode }).marks.map(({ id }) => id)

test('locally the telephone hears the sensor itself', () => {
  expect(idsOf('local')).toEqual(expect.arrayContaining(['body', 'phone']))
  expect(idsOf('local')).not.toContain('gateway')
  expect(idsOf('local')).not.toContain('cloud')
})

test('from afar the readings pass through gateway and cloud', () => {
  expect(idsOf('remote')).toEqual(
    expect.arrayContaining(['body', 'gateway', 'cloud', 'computer', 'phone']),
  )
})
