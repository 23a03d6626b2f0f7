import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A click follows the release of the pointer within this time. */
const PRESS_SETTLES_MS = 50
const FOCUSABLE = 'a, summary, button'

type Inherited = { openId: string; by: 'hover' | 'press' }

/**
 * The page comes alive late, so its submenus start as native `<details>` and become buttons with
 * `aria-expanded` when this turns true. The visitor must not notice: the exchange waits for a press
 * under way, keeps the focus in its place, and hands over what stands open.
 */
export function useEnhancement(
  nav: RefObject<HTMLElement | null>,
  inherit: (open: Inherited) => void,
): boolean {
  const [isEnhanced, setEnhanced] = useState(false)
  const focusedIndex = useRef(-1)
  const inheritOpen = useRef(inherit)

  useLayoutEffect(() => {
    const root = nav.current
    if (!root) return
    const enhance = () => {
      focusedIndex.current = focusables(root).findIndex(
        (element) => element === document.activeElement,
      )
      const open = openSubmenu(root)
      if (open) inheritOpen.current(open)
      setEnhanced(true)
    }
    if (!root.matches(':active')) return enhance()

    let timer: ReturnType<typeof setTimeout>
    const afterPress = () => {
      timer = setTimeout(enhance, PRESS_SETTLES_MS)
    }
    document.addEventListener('pointerup', afterPress, { once: true })
    document.addEventListener('pointercancel', afterPress, { once: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerup', afterPress)
      document.removeEventListener('pointercancel', afterPress)
    }
  }, [nav])

  useLayoutEffect(() => {
    if (!isEnhanced || !nav.current) return
    const again = focusables(nav.current)[focusedIndex.current]
    if (again instanceof HTMLElement) again.focus({ preventScroll: true })
  }, [isEnhanced, nav])

  return isEnhanced
}

function focusables(root: HTMLElement): Element[] {
  return [...root.querySelectorAll(FOCUSABLE)]
}

function openSubmenu(root: HTMLElement): Inherited | undefined {
  const idOf = (details: Element | null) => details?.parentElement?.dataset['submenu']
  const pressed = idOf(root.querySelector('[data-submenu] > details[open]'))
  if (pressed !== undefined) return { openId: pressed, by: 'press' }
  const hovered = idOf(root.querySelector('[data-hover]:hover > details'))
  return hovered === undefined ? undefined : { openId: hovered, by: 'hover' }
}
