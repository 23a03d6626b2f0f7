import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { pageOfData } from '#catalogue/paths.ts'
import { PAGES_CACHE } from '#offline/page-and-worker.ts'
import { cachedCopy } from './cached-copy.ts'
import { later, NETWORK_LIMIT_MS, noteSlow } from './network-within-limit.ts'
import { pages } from './strategies.ts'

/**
 * Whether a page requests its own data, to hydrate, or the data of the page that it moves to. Without a referrer
 * it counts as its own: a page that hydrates must not be sent elsewhere.
 */
function isOwnData({ referrer }: Request, { pathname }: URL): boolean {
  return referrer === '' || new URL(referrer).pathname === pageOfData(pathname)
}

/** An answer that makes React Router load the page as a document (its single-fetch.js). */
function openAsDocument({ pathname, search }: URL): Response {
  const params = new URLSearchParams(search)
  params.delete('_routes')
  const query = params.size > 0 ? `?${params}` : ''
  return new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': pageOfData(pathname) + query,
      'X-Remix-Reload-Document': 'true',
    },
  })
}

/**
 * A page and its own data are cached together, since they are of one build. A move to another page never uses
 * cached data: without an answer in time the browser loads that page as a document, with the scripts of its
 * build, or the offline page.
 */
export async function answerPageData(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { request, url } = options
  if (isOwnData(request, url)) return pages.handle(options)
  const path = pageOfData(url.pathname)
  const openKept = () => {
    noteSlow(path)
    return openAsDocument(url)
  }
  const answer = fetch(request)
  const cached = await cachedCopy(path, PAGES_CACHE)
  if (!cached) return answer.catch(() => openAsDocument(url))
  return Promise.race([answer.catch(openKept), later(NETWORK_LIMIT_MS).then(openKept)])
}
