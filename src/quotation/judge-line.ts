import { judgeFigures } from '#catalogue/judge-figures.ts'
import { limitsFor, type Verdict } from '#catalogue/judge-range.ts'
import { FACETS } from '#schema/facets.ts'
import { selectorPath } from '#finder/selector/criteria.ts'
import type { Service } from '#visitor/quote-list.ts'
import type { QuoteProduct } from './quote-data.ts'
import { serviceFigures } from './service-data.ts'

/** The verdict of a product's published limits on a line's machine. */
export type LineVerdict = {
  verdict: Verdict
  /** Each thing to look at; none where everything asked is covered plainly. */
  remarks: readonly string[]
}

const NO_VERSION = 'cubre cada cifra en una versión distinta, y todas juntas en ninguna'

/** Judges a line by the limits that its product publishes; undefined where no figure was given. */
export function judgeLine(
  { ranges }: Pick<QuoteProduct, 'ranges'>,
  service: Service,
): LineVerdict | undefined {
  const asked = serviceFigures(service)
  if (asked.length === 0) return undefined
  const { verdict, limits, isSplit } = judgeFigures(ranges, asked)
  if (isSplit) return { verdict, remarks: [NO_VERSION] }
  const remarks = limits.flatMap(({ asked: figure, verdict: one, range }) => {
    if (!range) return [`no publica ${FACETS[figure.facet].name.toLowerCase()}`]
    const { text } = limitsFor(range, figure)
    const condition = range.condition === undefined ? '' : ` (${range.condition})`
    if (one === 'outside') return [`pides ${figure.text} y publica ${text}${condition}`]
    return one === 'conditional' ? [`publica ${text} solo ${inCase(range.condition)}`] : []
  })
  return { verdict, remarks }
}

function inCase(condition = ''): string {
  return `con una condición: ${condition}`
}

/** The selector, asked for the same figures. */
export function selectorHref(service: Service): string {
  return selectorPath({ figures: serviceFigures(service), choices: {} })
}
