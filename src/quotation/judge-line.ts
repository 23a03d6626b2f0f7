import { boilingCaution } from '#figures/boiling.ts'
import { judgeOwn } from '#figures/judge.ts'
import type { JudgedLimit, Verdict } from '#figures/judgement.ts'
import { judgementWords, limitWords } from '#figures/limit-words.ts'
import type { UnitSystem } from '#figures/units.ts'
import { foldText } from '#schema/fold-text.ts'
import type { ChoiceOption, ProductRecord } from '#views/product-data.ts'
import { selectorPath } from '#finder/selector/criteria.ts'
import type { Service } from '#visitor/quote-list.ts'
import { serviceFigures, type ServiceFigure } from './service-data.ts'

/** The verdict of a product's published limits on a line's machine. */
export type LineVerdict = {
  verdict: Verdict
  /** What the visitor has to look at; empty if the limits cover everything asked. */
  remarks: readonly string[]
  /** What the catalogue does not know about the fluid. */
  cautions: readonly string[]
}

type Fluids = readonly ChoiceOption[]

/** Judges a line by its product's published limits; undefined if the line has no figures to judge. */
export function judgeLine(
  product: Pick<ProductRecord, 'ranges' | 'sizedBy' | 'refuses' | 'movesLiquid'>,
  service: Service,
  fluids: Fluids,
  system: UnitSystem = 'si',
): LineVerdict | undefined {
  const figures = serviceFigures(service)
  const named = fluidsNamed(service.fluid ?? '', fluids)
  const boiling = product.movesLiquid && named.some(({ isWater }) => isWater)
  const cautions = [
    ...named.flatMap(({ caution }) => caution ?? []),
    ...(boiling ? (boilingCaution(figures) ?? []) : []),
  ]
  if (figures.length === 0 && cautions.length === 0) return undefined
  const judgement = judgeOwn(product, { figures, services: named.map(({ id }) => id) })
  const { verdict, limits, ...others } = judgement
  const remarks = [
    ...judgementWords({ ...others, verdict, limits: [] }, system),
    ...limits.filter(isToSay).map((limit) => remark(limit, system)),
  ]
  return { verdict, remarks, cautions }
}

/** No remark is needed for a limit that every version covers with margin. */
function isToSay({ verdict, version, range }: JudgedLimit): boolean {
  return verdict !== 'within' || version !== undefined || range?.varies === true
}

/** The figure as typed, and its limit's verdict in its units; pressure and temperature judged together have no figure. */
function remark(limit: JudgedLimit<ServiceFigure>, system: UnitSystem): string {
  const words = limitWords(limit, limit.asked.system ?? system)
  return limit.kind === 'pressure-temperature' ? words : `${limit.asked.text}: ${words}`
}

/** The fluids of the selector that a text names. */
function fluidsNamed(text: string, fluids: Fluids): Fluids {
  const folded = ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  if (folded.trim() === '') return []
  return fluids.filter(({ said = [] }) => said.some((words) => folded.includes(` ${words} `)))
}

/** The address of the selector with the same figures. */
export function selectorHref(service: Service): string {
  return selectorPath({ figures: serviceFigures(service), choices: {} })
}
