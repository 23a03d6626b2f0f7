import { useEffect } from 'react'
import type { UnitSystem } from '#figures/units.ts'
import { storedValue, useStored } from './stored-value.ts'

/** How the storage, the document's mark and the selector's address (`u=imp`) write it. */
export const IMPERIAL_MARK = 'imp'
type Mark = 'si' | typeof IMPERIAL_MARK

/** The page's starter reads the same key, so that the first paint has the right figures. */
const units = storedValue<Mark>('unidades', (stored) =>
  stored === IMPERIAL_MARK ? IMPERIAL_MARK : 'si',
)

/** The system in which the visitor has chosen to see figures; on paper both stand. */
export function useUnitSystem(): UnitSystem {
  return useStored(units, 'si') === IMPERIAL_MARK ? 'imperial' : 'si'
}

export function chooseUnits(chosen: UnitSystem): void {
  units.update(() => (chosen === 'imperial' ? IMPERIAL_MARK : 'si'))
}

/** Keeps the document's mark, by which the stylesheet shows one system's figures, at what is chosen. */
export function useUnitsOfDocument(): void {
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset['units'] = units.read()
    }
    mark()
    return units.subscribe(mark)
  }, [])
}
