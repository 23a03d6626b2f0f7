import { useEffect, useRef } from 'react'

/**
 * Where the site's font came after the first paint, the page stays in the system's face so that
 * nothing moves (`font-display: optional`), and so would every page that follows in the same document.
 * The font is taken up with the next page, where everything changes anyway.
 */
export function useLateFont(path: string): void {
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    // Without it, the system's face stays.
    takeUpLateFont().catch(() => {})
  }, [path])
}

let isTakenUp = false

async function takeUpLateFont(): Promise<void> {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[as="font"]') ?? {}
  const [paint] = performance.getEntriesByType('paint')
  const [file] = performance.getEntriesByName(href) as PerformanceResourceTiming[]
  // The first that fonts.css declares.
  const [declared] = document.fonts
  if (isTakenUp || !paint || !file || !declared || file.responseEnd < paint.startTime) return
  isTakenUp = true
  const { family, weight, stretch } = declared
  document.fonts.add(await new FontFace(family, `url(${href})`, { weight, stretch }).load())
}
