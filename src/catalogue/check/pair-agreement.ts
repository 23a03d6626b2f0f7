import type { Quantity, SpecRow } from '#figures/quantity.ts'
import { convert, UNITS } from '#figures/units.ts'
import { formatQuantity } from '#figures/format-quantity.ts'

/** How far the two figures of a published pair may differ, as a share: sources round 40 bar to 600 psi. */
const TOLERANCE = 0.06
/** The same for temperatures, in degrees (200 °C beside 400 °F): a share needs an absolute zero. */
const TOLERANCE_DEGREES = 5

/**
 * What is wrong with a row whose figures in the two systems cannot be roundings of one figure (28 bar beside
 * 600 psi); undefined where nothing is.
 */
export function pairDisagreement({ values, conversion }: SpecRow): string | undefined {
  if (conversion === false) return undefined
  const si = values.filter(({ unit }) => UNITS[unit]?.system === 'si')
  const imperial = values.filter(({ unit }) => UNITS[unit]?.system === 'imperial')
  const [first] = si
  const [second] = imperial
  if (!first || !second || si.length !== imperial.length) return undefined
  return si.every((one, index) => isSameFigure(one, imperial[index] ?? second))
    ? undefined
    : `«${formatQuantity(first)}» y «${formatQuantity(second)}» no son la misma cifra: corrígela, o agrega conversion: false si cada sistema tiene la suya`
}

function isSameFigure(si: Quantity, imperial: Quantity): boolean {
  if (UNITS[si.unit]?.dimension !== UNITS[imperial.unit]?.dimension) return true
  return (['value', 'min', 'max'] as const).every((end) => {
    const [own, other] = [si[end], imperial[end]]
    if (own === undefined || other === undefined) return own === other
    const computed = convert(other, imperial.unit, si.unit)
    const isNear =
      UNITS[si.unit]?.dimension === 'temperature'
        ? Math.abs(computed - own) <= TOLERANCE_DEGREES
        : Math.abs(computed - own) <= TOLERANCE * Math.abs(own)
    return isNear || isWithinRounding(own, si.unit, other, imperial.unit)
  })
}

/** Whether both figures may be roundings of the same value: 0.3 bar and 5 psi. */
function isWithinRounding(own: number, unit: string, other: number, otherUnit: string): boolean {
  const [low, high] = [-1, 1].map((side) =>
    convert(other + side * halfStep(other), otherUnit, unit),
  )
  return (low ?? 0) <= own + halfStep(own) && (high ?? 0) >= own - halfStep(own)
}

/** Half a unit of a figure's last decimal; trailing zeros count as significant. */
function halfStep(value: number): number {
  return 0.5 * 10 ** -(value.toString().split('.')[1]?.length ?? 0)
}
