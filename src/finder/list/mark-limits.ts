import { placeOn, type Axis } from '#figures/axis.ts'
import { TURNS, type Facet } from '#figures/facets.ts'
import { formatNumber } from '#figures/format-number.ts'
import { judgeOwn } from '#figures/judge.ts'
import type { Asked } from '#figures/judgement.ts'
import { limitWords, shown } from '#figures/limit-words.ts'
import type { UnitSystem } from '#figures/units.ts'
import { figureMarks } from '../figure-marks.ts'
import { askedNote } from '#components/product-row/addressed-service.ts'
import { asAsked, namedIn } from '../products/named-versions.ts'
import { loadProductData } from '../products/use-product-data.ts'
import { askedService, criteriaOf, draftFromQuery } from '../selector/criteria.ts'

/** Notes beside each limit of a product how it meets the asked figure, and draws that figure on the limit's ruler. */
export async function markLimits(
  id: string,
): Promise<(place: HTMLElement, query: URLSearchParams, system: UnitSystem) => void> {
  const { products, options } = await loadProductData()
  const product = products.find((one) => one.id === id)
  return (place, query, system) => {
    if (!product) return
    const criteria = criteriaOf(draftFromQuery(query, system), options, system)
    const named = namedIn(askedNote(query), product)
    const { limits } = judgeOwn(
      asAsked(product, { ...criteria, named }),
      askedService(criteria, options),
    )
    const marks = figureMarks(limits, system)
    for (const gauge of place.querySelectorAll<HTMLElement>('[data-facet]')) {
      const facet = gauge.dataset['facet'] as Facet
      const asked = criteria.figures.find((figure) => figure.facet === facet)
      const mark = asked && marks.get(facet)
      // A limit that holds only for a version, or varies by elastomer, is noted with it.
      const own = limits.find(
        ({ asked: one, version, range }) => one === asked && (version ?? range?.varies),
      )
      if (mark) gauge.dataset['tone'] = mark.tone
      else delete gauge.dataset['tone']
      const note = gauge.querySelector('[data-note]')
      if (note && mark) {
        const words = mark.note ?? (own ? limitWords(own, system) : 'lo cubre')
        note.textContent = `Pides ${inWords(asked, system)}: ${words}`
      } else if (note) note.textContent = ''
      drawOn(gauge, asked)
    }
    tellUnsaid(
      place,
      limits
        .filter(({ asked: { facet } }) => !place.querySelector(`[data-facet="${facet}"]`))
        .map((limit) => `Pides ${inWords(limit.asked, system)}: ${limitWords(limit, system)}.`),
    )
  }
}

/** What was asked and has no limit on the page, below those that it has. */
function tellUnsaid(place: HTMLElement, texts: readonly string[]): void {
  const former = place.querySelector('[data-unsaid]')
  if (texts.length === 0) {
    former?.remove()
    return
  }
  const line = former ?? document.createElement('p')
  line.className = 'aside-text data-text'
  line.setAttribute('data-unsaid', '')
  line.textContent = texts.join(' ')
  place.append(line)
}

function inWords({ facet, value, inTurns, system }: Asked, visitors: UnitSystem): string {
  return inTurns
    ? `${formatNumber(value)}\u00A0${TURNS.unit}`
    : shown(value, facet, system ?? visitors)
}

function drawOn(gauge: HTMLElement, asked: Asked | undefined): void {
  const ruler = gauge.querySelector<HTMLElement>('[data-axis]')
  if (!ruler) return
  const [from = '', to = '', isLog] = ruler.dataset['axis']?.split(' ') ?? []
  const axis: Axis = { from: Number(from), to: Number(to), ...(isLog && { isLog: true }) }
  const isDrawn = asked !== undefined && !asked.inTurns
  ruler.toggleAttribute('data-lined', isDrawn)
  if (isDrawn) ruler.style.setProperty('--asked', `${placeOn(axis, asked.value)}%`)
}
