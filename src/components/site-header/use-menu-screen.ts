import { type RefObject, useEffect, useRef, useState } from 'react'

/** From here on the menu stands in the header. */
export const WIDE_SCREEN = '(min-width: 56rem)'

/**
 * The menu that fills a narrow screen, a native popover: whether it is open. While it is, the page
 * behind it is inert; where the window grows and the menu moves into the header, it closes.
 */
export function useMenuScreen(
  menu: RefObject<HTMLElement | null>,
  /** Called before it opens or closes. */
  onToggle: (isOpening: boolean) => void,
): boolean {
  const [isOpen, setOpen] = useState(false)
  const tell = useRef(onToggle)
  useEffect(() => {
    tell.current = onToggle
  })

  useEffect(() => {
    const element = menu.current
    if (!element) return
    const header = element.closest('header')
    const shut = (isShut: boolean) => {
      for (const other of header?.parentElement?.children ?? []) {
        if (other !== header) other.toggleAttribute('inert', isShut)
      }
    }
    const follow = () => {
      const isShown = element.matches(':popover-open')
      shut(isShown)
      setOpen(isShown)
    }
    // Before it closes: whoever closes it may give the focus to the page.
    const onBeforeToggle = (event: ToggleEvent) => {
      shut(event.newState === 'open')
      tell.current(event.newState === 'open')
    }
    const wide = matchMedia(WIDE_SCREEN)
    const onResize = () => {
      if (wide.matches && element.matches(':popover-open')) element.hidePopover()
    }
    follow()
    // Opened before the page came alive.
    if (element.matches(':popover-open')) tell.current(true)
    element.addEventListener('beforetoggle', onBeforeToggle)
    element.addEventListener('toggle', follow)
    wide.addEventListener('change', onResize)
    return () => {
      shut(false)
      element.removeEventListener('beforetoggle', onBeforeToggle)
      element.removeEventListener('toggle', follow)
      wide.removeEventListener('change', onResize)
    }
  }, [menu])

  return isOpen
}
