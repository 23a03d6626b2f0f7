import { useLayoutEffect, useState } from 'react'
import type { Facet } from '#figures/facets.ts'
import type { CountedOptions } from '#views/product-data.ts'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { chooseUnits, IMPERIAL_MARK } from '#visitor/unit-system.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { asOnPlate, stepped, withTurns } from './change-figures.ts'
import {
  criteriaOf,
  draftFromQuery,
  EMPTY_DRAFT,
  inSystem,
  selectorPath,
  SYSTEM_PARAM,
  type CriteriaDraft,
  type FigureName,
  type ResultOrder,
} from './criteria.ts'

export type SelectorDraft = ReturnType<typeof useSelectorDraft>

/** The query of a selector path, with its `?`; empty if it has none. */
export function queryOf(path: string): string {
  return path.slice(path.includes('?') ? path.indexOf('?') : path.length)
}

/** The state of the selector's form, kept in the query of the address. */
export function useSelectorDraft(
  options: CountedOptions,
  /** Called once the address was read. */
  onRead: (asked: CriteriaDraft) => void,
) {
  const system = useUnitSystem()
  const [written, setWritten] = useState({ draft: EMPTY_DRAFT, system })

  // A layout effect, since the results may be ready at once and the form above them must not shift them.
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search)
    const wanted = query.get(SYSTEM_PARAM) === IMPERIAL_MARK ? 'imperial' : system
    if (wanted !== system) chooseUnits(wanted)
    const asked = asOnPlate(draftFromQuery(query, wanted), options)
    setWritten({ draft: asked, system: wanted })
    onRead(asked)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The address is read once, at the start.
  }, [])

  // The switch of units converts what was typed.
  const draft =
    written.system === system ? written.draft : inSystem(written.draft, written.system, system)
  const criteria = criteriaOf(draft, options, system)

  function change(next: CriteriaDraft) {
    setWritten({ draft: next, system })
    const path = selectorPath(criteriaOf(next, options, system), next, system)
    // No history entry and no navigation.
    replaceAddressQuery(queryOf(path))
  }

  function setFigure(facet: FigureName, text: string) {
    const { [facet]: _, ...others } = draft.figures
    change({ ...draft, figures: text === '' ? others : { ...others, [facet]: { text } } })
  }

  /** An empty id clears the choice. */
  function setChoice(name: string, id: string) {
    const choices = { ...draft.choices, [name]: id }
    const chosen = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ''))
    const next = { ...draft, choices: chosen }
    change(name === 'equipment' ? asOnPlate(next, options) : next)
  }

  return {
    /** The form as it is filled in, in the visitor's units. */
    draft,
    criteria,
    system,
    setFigure,
    stepFigure(facet: Facet, way: 1 | -1) {
      const asked = criteria.figures.find((one) => one.facet === facet)
      setFigure(facet, stepped(facet, asked, way, system, draft.isRpm))
    },
    setChoice,
    setRpm: (isRpm: boolean) => change(withTurns(draft, isRpm, criteria, system)),
    setOrder: (order: ResultOrder) => change({ ...draft, order }),
    /** Clears a figure or a choice, by its name. */
    remove(name: string) {
      if (name in draft.figures) setFigure(name as FigureName, '')
      else setChoice(name, '')
    },
    clear: () => change(EMPTY_DRAFT),
  }
}
