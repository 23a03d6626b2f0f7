import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in rem: less in a narrow window and with enlarged text. Endless until it is measured. */
export function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Infinity)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWidth(element.clientWidth / rem)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return width
}
