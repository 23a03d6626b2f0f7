import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, UNITS } from './units.ts'
import { counterpartOf } from './format-quantity.ts'

const CONVERTIBLE = Object.keys(UNITS).filter((unit) => UNITS[unit]?.counterpart !== undefined)
const DEGREES = new Set(['°C', '°F'])
/** Relative error of floating-point arithmetic. */
const NOISE = 1e-9

const unit = fc.constantFrom(...CONVERTIBLE)
/** Figures as sources print them: up to four significant digits, from thousandths to tens of thousands. */
const figure = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -3, max: 1 }))
  .map(([digits, power]) => Number((digits * 10 ** power).toPrecision(12)))
/** A fixed seed, so that a fault once found is found again. */
const runs = { numRuns: 2000, seed: 254 }

/** The exact counterpart of a figure, and the tolerance for the shown one. */
function exact(value: number, from: string) {
  const to = UNITS[from]?.counterpart ?? ''
  const across = convert(value, from, to)
  return { across, noise: Math.max(1, Math.abs(across)) * NOISE }
}

test('a converted maximum never stands above the published one', () => {
  fc.assert(
    fc.property(figure, unit, (max, from) => {
      const { across, noise } = exact(max, from)
      expect(counterpartOf({ max, unit: from })?.max).toBeLessThanOrEqual(across + noise)
    }),
    runs,
  )
})

test('a converted minimum never stands below the published one', () => {
  fc.assert(
    fc.property(figure, unit, (min, from) => {
      const { across, noise } = exact(min, from)
      expect(counterpartOf({ min, unit: from })?.min).toBeGreaterThanOrEqual(across - noise)
    }),
    runs,
  )
})

test('the limit of each version is never converted above its own rating', () => {
  fc.assert(
    fc.property(figure, figure, unit, (a, b, from) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)]
      const shown = counterpartOf({ min, max, unit: from, spanOf: 'max' })
      for (const end of ['min', 'max'] as const) {
        const { across, noise } = exact({ min, max }[end], from)
        expect(shown?.[end]).toBeLessThanOrEqual(across + noise)
      }
    }),
    runs,
  )
})

test('a conversion is off by less than one part in a hundred, and less than a degree', () => {
  fc.assert(
    fc.property(
      figure,
      unit,
      fc.constantFrom('value' as const, 'min' as const, 'max' as const),
      (value, from, end) => {
        const { across, noise } = exact(value, from)
        const shown = counterpartOf({ [end]: value, unit: from })?.[end] ?? NaN
        const allowed = DEGREES.has(from) ? 1 : Math.abs(across) / 100
        expect(Math.abs(shown - across)).toBeLessThanOrEqual(allowed + noise)
      },
    ),
    runs,
  )
})

test('a figure that has an exact counterpart of few digits is shown as that', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 39 }), (inches) => {
      const max = Number((inches * 25.4).toFixed(1))
      expect(counterpartOf({ max, unit: 'mm' })).toEqual({ max: inches, unit: 'in' })
    }),
    runs,
  )
})

test('a figure converted to its own unit stays as it is', () => {
  fc.assert(
    fc.property(figure, unit, (value, own) => {
      expect(convert(value, own, own)).toBe(value)
    }),
    runs,
  )
})
