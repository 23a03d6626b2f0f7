import type { UnitSystem } from '#figures/units.ts'
import { storedValue } from './stored-value.ts'

/** Its spelling in storage, in the document's attribute and in the selector's address (`u=imp`). */
export const IMPERIAL_MARK = 'imp'
type Mark = 'si' | typeof IMPERIAL_MARK

/** The page's starter reads the same key, so that the first paint has the right figures. */
export const unitMark = storedValue<Mark>('unidades', (stored) =>
  stored === IMPERIAL_MARK ? IMPERIAL_MARK : 'si',
)

export function unitSystemOf(mark: Mark): UnitSystem {
  return mark === IMPERIAL_MARK ? 'imperial' : 'si'
}

/** Sets the units of every figure of the site. */
export function chooseUnits(chosen: UnitSystem): void {
  unitMark.update(() => (chosen === 'imperial' ? IMPERIAL_MARK : 'si'))
}
