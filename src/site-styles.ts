import { useInsertionEffect, useRef } from 'react'

declare global {
  interface Window {
    /** The styles of the pages that the first one lacks, fetched by the starter (tools/build). */
    siteStyles?: string
  }
}

/**
 * A page carries its own styles only. Those of all others are taken up with the first move to another
 * page, before it is laid out; at the start they would have the browser style the whole page again.
 */
export function useSiteStyles(path: string): void {
  const shownPath = useRef(path)
  useInsertionEffect(() => {
    const { siteStyles } = window
    if (shownPath.current === path || siteStyles === undefined) return
    delete window.siteStyles
    const style = document.createElement('style')
    style.textContent = siteStyles
    document.head.append(style)
  }, [path])
}
