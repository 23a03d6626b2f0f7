import { NO_BREAK_SPACE } from './bind-units.ts'
import { FACETS } from './facets.ts'
import { formatNumber } from './format-number.ts'
import type { Asked } from './judgement.ts'
import { shown } from './limit-words.ts'
import { AIR, convert } from './units.ts'

/** IAPWS-IF97, region 4: the coefficients n1 to n10 of the saturation line (table 34), in MPa and K. */
const N = [
  1167.0521452767, -724213.16703206, -17.073846940092, 12020.82470247, -3232555.0322333,
  14.91510861353, -4823.2657361591, 405113.40542057, -0.23855557567849, 650.17534844798,
] as const
const KELVIN = 273.15
const BAR_PER_MPA = 10
/** Critical temperature in °C, above which water has no boiling point. */
const CRITICAL = 373.946

/** Gauge pressure in bar at which water boils; undefined below 0 °C and above the critical temperature. */
export function boilingPressure(celsius: number): number | undefined {
  if (celsius < 0 || celsius > CRITICAL) return undefined
  const kelvin = celsius + KELVIN
  const theta = kelvin + N[8] / (kelvin - N[9])
  const a = theta ** 2 + N[0] * theta + N[1]
  const b = N[2] * theta ** 2 + N[3] * theta + N[4]
  const c = N[5] * theta ** 2 + N[6] * theta + N[7]
  return BAR_PER_MPA * ((2 * c) / (-b + Math.sqrt(b ** 2 - 4 * a * c))) ** 4
}

/** The caution for an asked pressure that does not keep water liquid; undefined otherwise. */
export function boilingCaution(figures: readonly Asked[]): string | undefined {
  const asked = (facet: Asked['facet']) => figures.find((one) => one.facet === facet)
  const [pressure, heat] = [asked('pressure'), asked('temperature')]
  if (!pressure || !heat) return undefined
  const boils = boilingPressure(heat.value)
  if (boils !== undefined && pressure.value + AIR >= boils) return undefined
  if (heat.value < 0) return undefined
  const system = pressure.system ?? 'si'
  const unit = FACETS.pressure.units[system]
  const at = `${shown(heat.value, 'temperature', heat.system ?? 'si')} y ${shown(pressure.value, 'pressure', system)}`
  const from =
    boils === undefined
      ? ''
      : ` Sigue líquida desde ${formatNumber(Math.ceil(convert(boils - AIR, 'bar', unit) * 10) / 10)}${NO_BREAK_SPACE}${unit}.`
  return `A ${at} el agua es vapor: no enfría ni lubrica las caras de un sello.${from} Revisa la presión en la caja.`
}
