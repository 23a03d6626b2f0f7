import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isXsrfToken, XSRF_COOKIE, XSRF_HEADER } from '#contact/xsrf-fetch.ts'

const TOKEN_BYTES = 32

/** All values of the cookie: another program on this host or domain may have set one of the same name. */
function cookieTokens(request: FastifyRequest): string[] {
  return (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name, value = '']) => name === XSRF_COOKIE && isXsrfToken(value))
    .map(([, value = '']) => value)
}

/** The visitor's token; an existing one is kept, so that two open tabs agree. */
export function xsrfToken(request: FastifyRequest): string {
  return cookieTokens(request)[0] ?? randomBytes(TOKEN_BYTES).toString('base64url')
}

export function xsrfCookie(request: FastifyRequest, token: string): string {
  // Not HttpOnly: the page's script must read it. Other sites' scripts cannot, which is the protection.
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Strict${secure}`
}

function isSame(token: string, given: string): boolean {
  return token.length === given.length && timingSafeEqual(Buffer.from(token), Buffer.from(given))
}

/** Double submit: the header must repeat a cookie, which another site can neither read nor set. */
export function repeatsXsrfCookie(request: FastifyRequest): boolean {
  const given = request.headers[XSRF_HEADER.toLowerCase()]
  if (typeof given !== 'string' || !isXsrfToken(given)) return false
  return cookieTokens(request).some((token) => isSame(token, given))
}

function isOwnHost(address: string | undefined, request: FastifyRequest): boolean {
  return address !== undefined && URL.parse(address)?.host === request.host
}

/**
 * Whether a form was sent from one of this site's own pages. Without a script no cookie is repeated, so the browser's
 * headers decide: `Sec-Fetch-Site` on https and localhost, else `Origin`, else `Referer`. A request with none of them
 * is refused.
 */
export function comesFromThisSite(request: FastifyRequest): boolean {
  const { origin, referer } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return isOwnHost(origin ?? referer, request)
}
