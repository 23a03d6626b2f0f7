import { useContext, useEffect, useState } from 'react'
import {
  matchRoutes,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useNavigation,
} from 'react-router'
import { useHasActed } from '../live/use-has-acted.ts'
import { whenIdle } from '../live/when-idle.ts'
import { takeUpSheets } from '../page-sheets/page-sheets.tsx'
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
  const isFree = useIsFree()
  usePartsOfMove()
  useEffect(() => {
    if (!isFree || isMetered()) return
    whenIdle(() => {
      for (const href of scripts) addLink({ rel: 'modulepreload', fetchPriority: 'low', href })
      void takeUpAhead(sheets)
    })
    // The table of pages never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFree])

  useEffect(() => {
    if (!isFree) return undefined
    const links: HTMLLinkElement[] = []
    const stop = watchLinks((page) =>
      links.push(addLink({ rel: 'prefetch', as: 'fetch', href: dataPath(page) })),
    )
    return () => {
      stop()
      for (const link of links) link.remove()
    }
  }, [isFree, path])
  return null
}

/** From the visitor's first sign on; where that was a tap that leads on, from when the page behind it is there. */
function useIsFree(): boolean {
  const hasActed = useHasActed()
  const isMoving = useNavigation().state !== 'idle'
  const [isFree, setIsFree] = useState(false)
  useEffect(() => {
    if (!hasActed || isMoving) return undefined
    const timer = setTimeout(setIsFree, FIRST_MOVE_MS, true)
    return () => clearTimeout(timer)
  }, [hasActed, isMoving])
  return isFree
}

/**
 * The parts of the page that is moved to, all at once: the router asks for the first alone, and each names others only
 * when it has come.
 */
function usePartsOfMove(): void {
  const manifest = useContext(FrameworkContext)?.manifest
  const router = useContext(DataRouterContext)?.router
  const { location } = useNavigation()
  useEffect(() => {
    if (!location || !router) return
    for (const { route } of matchRoutes(router.routes, location) ?? []) {
      for (const href of manifest?.routes[route.id]?.imports ?? []) {
        const isAsked = document.querySelector(`link[rel=modulepreload][href="${href}"]`)
        if (!isAsked) addLink({ rel: 'modulepreload', href })
      }
    }
  }, [location, manifest, router])
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
