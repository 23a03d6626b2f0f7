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
  const { scripts, sheets } = usePageFiles()
  const hasActed = useHasActed()
  useEffect(() => {
    if (!hasActed || isMetered()) return
    whenIdle(() => {
      for (const href of scripts) addLink({ rel: 'modulepreload', href })
      for (const href of sheets) addLink({ rel: 'prefetch', as: 'style', href })
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

/** The files of all pages; routes that write files leave empty scripts behind, which import nothing. */
function usePageFiles(): Record<'scripts' | 'sheets', ReadonlySet<string>> {
  const routes = Object.values(useContext(FrameworkContext)?.manifest.routes ?? {})
  return {
    scripts: new Set(
      routes.flatMap((route) => (route?.imports?.length ? [route.module, ...route.imports] : [])),
    ),
    sheets: new Set(routes.flatMap((route) => route?.css ?? [])),
  }
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
