import type { UnitSystem } from '#figures/units.ts'
import { comparedProducts, type ComparedProduct } from './compared-products.ts'
import { quoteLines, removedQuoteLines, type QuoteLine, type RemovedLines } from './quote-list.ts'
import { unitMark, unitSystemOf } from './unit-system.ts'
import { useStored } from './use-stored.ts'

/** The unit system that the visitor has chosen; print shows both. */
export function useUnitSystem(): UnitSystem {
  return unitSystemOf(useStored(unitMark))
}

/** The products marked for comparison, in the order in which they were marked. */
export function useComparedProducts(): readonly ComparedProduct[] {
  return useStored(comparedProducts)
}

/** The lines of the visitor's list to quote, in the visitor's order. */
export function useQuoteList(): readonly QuoteLine[] {
  return useStored(quoteLines)
}

/** The lines removed last, which can be restored. */
export function useRemovedLines(): RemovedLines {
  return useStored(removedQuoteLines)
}
