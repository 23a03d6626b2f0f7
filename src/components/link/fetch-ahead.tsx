import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useNavigation } from 'react-router'
import { useHasActed } from '../live/use-has-acted.ts'
import { whenIdle } from '../live/when-idle.ts'
import { sheetsOf, takeUpSheets } from '../page-sheets/page-sheets.tsx'
import { isMetered } from './metered.ts'
import { watchLinks } from './watch-links.ts'

/** A first sign may be the tap that leads on: the page that it asks for comes before all others. */
const FIRST_MOVE_MS = 500

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
  const isMoving = useNavigation().state !== 'idle'
  const areFilesAsked = useRef(false)
  useEffect(() => {
    if (!hasActed || isMoving || areFilesAsked.current || isMetered()) return undefined
    const fetchFiles = () => {
      areFilesAsked.current = true
      for (const href of scripts) addLink({ rel: 'modulepreload', fetchPriority: 'low', href })
      void takeUpAhead(sheets)
    }
    const timer = setTimeout(() => whenIdle(fetchFiles), FIRST_MOVE_MS)
    return () => clearTimeout(timer)
    // The table of pages never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasActed, isMoving])

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
    sheets: new Set(routes.flatMap((route) => sheetsOf(route?.css))),
  }
}

/** Where the data of a page stand that the router asks for on the way there. */
function dataPath(page: string): string {
  const { pathname, search } = new URL(page, location.href)
  return `${pathname === '/' ? '/_' : pathname}.data${search}`
}

/** All at once: each change among sheets has the page laid out anew. One that is not to be had is left to the move. */
async function takeUpAhead(sheets: ReadonlySet<string>): Promise<void> {
  const fetched = await Promise.all(
    [...sheets].map(async (href) => (await prefetchSheet(href)) && href),
  )
  takeUpSheets(fetched.filter((href) => href !== false))
}

/** Whether the sheet could be had. */
function prefetchSheet(href: string): Promise<boolean> {
  const link = addLink({ rel: 'prefetch', as: 'style', href })
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
  })
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}
