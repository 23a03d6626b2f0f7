import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Combobox = { isOpen: boolean; active: number; optionId: (index: number) => string }
type ComboboxOptions = {
  field: RefObject<HTMLInputElement | null>
  listId: string
  /** How many options there are. */
  count: number
  onType: (text: string) => void
  onChoose: (index: number) => void
}

const NONE = -1

/**
 * Makes a text field a combobox with a list (WAI-ARIA Authoring Practices, "Combobox Pattern"): the
 * arrows move through the options while the focus stays in the field, Enter takes one, Escape closes
 * the list. The field is the page's own from the start, so that nothing typed into it is lost.
 */
export function useCombobox({ field, listId, count, onType, onChoose }: ComboboxOptions): Combobox {
  const [isAsked, setAsked] = useState(true)
  const [active, setActive] = useState(NONE)
  const isOpen = isAsked && count > 0
  const optionId = (index: number) => `${listId}-${index}`
  const latest = useRef({ count, active, isOpen, onType, onChoose })
  // With the list, not after it: a quick visitor's arrow comes as soon as it is seen.
  useLayoutEffect(() => {
    latest.current = { count, active, isOpen, onType, onChoose }
  })

  useEffect(() => {
    const input = field.current
    if (!input) return
    const onInput = () => {
      setActive(NONE)
      setAsked(true)
      latest.current.onType(input.value)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { count: total, active: at, isOpen: isShown } = latest.current
      switch (event.key) {
        case 'ArrowDown':
        case 'ArrowUp': {
          if (total === 0) return
          event.preventDefault()
          setAsked(true)
          const step = event.key === 'ArrowDown' ? 1 : -1
          const first = step > 0 ? 0 : total - 1
          // Past either end the visitor is back in the field.
          if (!event.altKey) setActive(at === NONE ? first : inRange(at + step, total))
          return
        }
        case 'Enter':
          if (!isShown || at === NONE) return setAsked(false)
          event.preventDefault()
          setAsked(false)
          return latest.current.onChoose(at)
        case 'Escape':
          if (!isShown) return
          // The first Escape only closes the list. The browser empties the field at the second one.
          event.preventDefault()
          setActive(NONE)
          return setAsked(false)
        default:
      }
    }
    const onBlur = () => setAsked(false)
    onInput()
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', onBlur)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', onBlur)
    }
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active !== NONE ? `${listId}-${active}` : undefined,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  }, [field, listId, isOpen, active])

  return { isOpen, active, optionId }
}

function inRange(index: number, count: number): number {
  return index >= 0 && index < count ? index : NONE
}
