import { useEffect, useState } from 'react'
import { matchRoutes, useNavigation } from 'react-router'
import { dataPathOf } from '#catalogue/paths.ts'
import { useFramework, useRouter } from '../router-internals.ts'
import { useHasActed } from '../use-has-acted.ts'
import { whenIdle } from '../when-idle.ts'
import { addStylesheets } from '../page-stylesheets.tsx'
import { isMetered } from './metered.ts'
import { watchLinks } from './watch-links.ts'

/** The first interaction may be a tap on a link: the page behind it is fetched before any other. */
const FIRST_MOVE_MS = 500

type FetchAheadProps = { path: string }

/**
 * Prefetches what the visitor may open next: once the scripts and stylesheets of every kind of page, and on each
 * page the data of the pages behind its links.
 *
 * The router's own `prefetch` also runs the scripts that it fetches, and reloads the document if one cannot be
 * fetched: without a signal the page would be lost.
 */
export function FetchAhead({ path }: FetchAheadProps) {
  const { scripts, stylesheets } = usePageFiles()
  const isFree = useIsFree()
  usePartsOfMove()
  useEffect(() => {
    if (!isFree || isMetered()) return
    whenIdle(() => {
      for (const href of scripts) addLink({ rel: 'modulepreload', fetchPriority: 'low', href })
      void addAhead(stylesheets)
    })
    // The manifest never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFree])

  useEffect(() => {
    if (!isFree) return undefined
    const links: HTMLLinkElement[] = []
    const stop = watchLinks((page) =>
      links.push(addLink({ rel: 'prefetch', as: 'fetch', href: dataAddress(page) })),
    )
    return () => {
      stop()
      for (const link of links) link.remove()
    }
  }, [isFree, path])
  return null
}

/** True half a second after the first interaction, or after the navigation that it started. */
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
 * Preloads all scripts of the page that the visitor is moving to: the router requests only the first, which names its
 * imports once it has arrived.
 */
function usePartsOfMove(): void {
  const manifest = useFramework()?.manifest
  const router = useRouter()
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

/** The files of all pages. Routes that write files have empty scripts, which import nothing and are left out. */
function usePageFiles(): Record<'scripts' | 'stylesheets', ReadonlySet<string>> {
  const routes = Object.values(useFramework()?.manifest.routes ?? {})
  return {
    scripts: new Set(
      routes.flatMap((route) => (route?.imports?.length ? [route.module, ...route.imports] : [])),
    ),
    stylesheets: new Set(routes.flatMap((route) => route?.css ?? [])),
  }
}

/** What the router requests when moving to a page. */
function dataAddress(page: string): string {
  const { pathname, search } = new URL(page, location.href)
  return dataPathOf(pathname) + search
}

/** Adds all stylesheets together, since each change lays out the page again. One that fails is left to the move. */
async function addAhead(stylesheets: ReadonlySet<string>): Promise<void> {
  const fetched = await Promise.all(
    [...stylesheets].map(async (href) => (await prefetchStylesheet(href)) && href),
  )
  addStylesheets(fetched.filter((href) => href !== false))
}

/** False if the stylesheet could not be fetched. */
function prefetchStylesheet(href: string): Promise<boolean> {
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
