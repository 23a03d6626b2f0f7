import { useEffect } from 'react'
import { storedValue, useStored } from './stored-value.ts'

/** The system in which the site shows its figures; on paper both stand. */
export type UnitSystem = 'si' | 'imp'

/** The page's starter reads the same key, so that the first paint has the right figures. */
const units = storedValue<UnitSystem>('unidades', (stored) => (stored === 'imp' ? 'imp' : 'si'))

/** The system that the visitor has chosen. */
export function useUnitSystem(): UnitSystem {
  return useStored(units, 'si')
}

export function chooseUnits(chosen: UnitSystem): void {
  units.update(() => chosen)
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
