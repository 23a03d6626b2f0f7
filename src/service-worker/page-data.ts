import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { PAGES_CACHE } from '#offline/page-and-worker.ts'
import { keptCopy } from './kept-copy.ts'
import { later, NETWORK_LIMIT_MS } from './network-within-limit.ts'
import { noteSlow, pageOfData } from './slow-paths.ts'
import { pages } from './strategies.ts'

/**
 * A page that starts asks for its own data; one that moves on, for the next one's. Where the browser
 * does not say who asks, a page that starts must not be sent elsewhere.
 */
function isOwnData({ referrer }: Request, { pathname }: URL): boolean {
  return referrer === '' || new URL(referrer).pathname === pageOfData(pathname)
}

/** React Router's own way of saying: let the browser open this page itself (single-fetch.js). */
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
 * A page and its own data are kept together, since they are of one build. On the way to another
 * page no kept data are shown: without an answer in time the browser opens that page as a document,
 * with the scripts it was built with, or the page that says there is no signal.
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
  const kept = await keptCopy(path, PAGES_CACHE)
  if (!kept) return answer.catch(() => openAsDocument(url))
  return Promise.race([answer.catch(openKept), later(NETWORK_LIMIT_MS).then(openKept)])
}
