import type { UnitSystem } from '#figures/units.ts'
import { comparedProducts, type ComparedProduct } from './compared-products.ts'
import { quoteLines, removedQuoteLines, type QuoteLine } from './quote-list.ts'
import type { RemovedLines } from './removed-lines.ts'
import { unitMark, unitSystemOf } from './unit-system.ts'
import { useStored } from './use-stored.ts'

const NO_PRODUCTS: readonly ComparedProduct[] = []
const NO_LINES: readonly QuoteLine[] = []
const NONE_REMOVED: RemovedLines<QuoteLine> = []

/** The unit system that the visitor has chosen; print shows both. */
export function useUnitSystem(): UnitSystem {
  return unitSystemOf(useStored(unitMark, 'si'))
}

/** The products marked for comparison, in the order in which they were marked. */
export function useComparedProducts(): readonly ComparedProduct[] {
  return useStored(comparedProducts, NO_PRODUCTS)
}

/** The lines of the visitor's list to quote, in the visitor's order. */
export function useQuoteList(): readonly QuoteLine[] {
  return useStored(quoteLines, NO_LINES)
}

/** The lines removed last, which can be restored. */
export function useRemovedLines(): RemovedLines<QuoteLine> {
  return useStored(removedQuoteLines, NONE_REMOVED)
}
