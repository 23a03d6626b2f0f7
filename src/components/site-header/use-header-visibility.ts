import { type RefObject, useEffect, useState } from 'react'
import { AT_TOP, afterScroll } from './header-visibility.ts'

/** Follows the page's scrolling; without a script the header simply stays. */
export function useHeaderVisibility(header: RefObject<HTMLElement | null>): boolean {
  const [state, setState] = useState(AT_TOP)

  useEffect(() => {
    const follow = () => {
      const height = header.current?.offsetHeight ?? 0
      setState((current) => afterScroll(current, window.scrollY, height))
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [header])

  return state.isShown
}
