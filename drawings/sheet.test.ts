import { expect, test } from 'vitest'
import { oRing } from './parts/seals.ts'
import { path, Sheet } from './kit.ts'

const finish = (sheet: Sheet) =>
  sheet.finish({
    balloonRow: 100,
    bottom: 0,
    card: { x: 0, top: 100, width: 100 },
  })

test('a balloon that names a part has its dot where the part says', () => {
  const sheet = new Sheet()
  oRing(sheet, 'seal', [40, 50])
  expect(finish(sheet.name('seal', 'O-ring')).callouts).toMatchObject([
    { target: 'seal', dot: [40, 50], label: 'O-ring' },
  ])
})

test('on a sheet within a sheet the dot is placed with its part', () => {
  const sheet = new Sheet()
  const small = sheet.at([100, 0], { scale: 0.5, prefix: 'inner-' })
  oRing(small, 'seal', [40, 50])
  small.name('seal', 'O-ring')
  expect(finish(sheet).callouts).toMatchObject([{ target: 'inner-seal', dot: [120, 25] }])
})

test('a drawing mirrored and turned on a sheet within a sheet stands right way round', () => {
  const sheet = new Sheet()
  const upright = sheet.at([100, 10]).at([0, 5], { scale: 2, turn: -90, mirror: true })
  upright.part('bend', 'housing', 'steel', path`M0 0 H10 A4 1 14 4 V0`)
  expect(finish(sheet).marks).toMatchObject([
    {
      outline: [[100, 15], [100, 35], { to: [108, 43], radius: 8, clockwise: false }, [100, 43]],
    },
  ])
})

test('a name for a part that has not said where is refused', () => {
  expect(() => new Sheet().name('seal', 'O-ring')).toThrow('seal')
})
