import { useContext, useEffect } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { useHasActed } from '../live/use-has-acted.ts'
import { whenIdle } from '../live/when-idle.ts'
import { isMetered } from './metered.ts'
import { watchLinks } from './watch-links.ts'

type FetchAheadProps = { path: string }

/**
 * Fetches what the visitor may well ask for next: the scripts of every kind of page once, and on each
 * page the data of those behind its links.
 *
 * The router's own way (`prefetch`) also runs the scripts that it fetches ahead, and where one is not to
 * be had loads the document anew, which without a signal is gone then.
 */
export function FetchAhead({ path }: FetchAheadProps) {
  const scripts = usePageScripts()
  const hasActed = useHasActed()
  useEffect(() => {
    if (!hasActed || isMetered()) return
    whenIdle(() => {
      for (const href of scripts) addLink({ rel: 'modulepreload', href })
    })
    // The table of pages never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasActed])

  useEffect(() => {
    if (!hasActed) return undefined
    const links: HTMLLinkElement[] = []
    const stop = watchLinks((page) =>
      links.push(addLink({ rel: 'prefetch', as: 'fetch', href: dataPath(page) })),
    )
    return () => {
      stop()
      for (const link of links) link.remove()
    }
  }, [hasActed, path])
  return null
}

/** The scripts of all pages; routes that write files leave empty ones behind, which import nothing. */
function usePageScripts(): ReadonlySet<string> {
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {}
  return new Set(
    Object.values(routes).flatMap((route) =>
      route?.imports?.length ? [route.module, ...route.imports] : [],
    ),
  )
}

/** Where the data of a page stand that the router asks for on the way there. */
function dataPath(page: string): string {
  const { pathname, search } = new URL(page, location.href)
  return `${pathname === '/' ? '/_' : pathname}.data${search}`
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}
