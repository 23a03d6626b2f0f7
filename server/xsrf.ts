import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Specification 7: the cookie whose value comes back in the header `X-XSRF-TOKEN`. */
const COOKIE_NAME = 'XSRF-TOKEN'
const HEADER_NAME = 'x-xsrf-token'
const TOKEN_BYTES = 32
/** Any value hard to guess will do: what counts is that cookie and header say the same. */
const TOKEN = /^[\w.~-]{16,256}$/

/** Another program on this host, or on its domain, may have set one of that name as well. */
function cookieTokens(request: FastifyRequest): string[] {
  return (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name, value = '']) => name === COOKIE_NAME && TOKEN.test(value))
    .map(([, value = '']) => value)
}

/** The token of this visitor: who has one keeps it, so that two open tabs agree. */
export function xsrfToken(request: FastifyRequest): string {
  return cookieTokens(request)[0] ?? randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The cookie to set. */
export function xsrfCookie(request: FastifyRequest, token: string): string {
  // Not HttpOnly: the page's script reads it; that another site's cannot is the protection.
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${COOKIE_NAME}=${token}; Path=/; SameSite=Strict${secure}`
}

function isSame(token: string, given: string): boolean {
  return token.length === given.length && timingSafeEqual(Buffer.from(token), Buffer.from(given))
}

/** The double submit: the header repeats a cookie, which another site can neither read nor set. */
export function repeatsXsrfCookie(request: FastifyRequest): boolean {
  const given = request.headers[HEADER_NAME]
  if (typeof given !== 'string' || !TOKEN.test(given)) return false
  return cookieTokens(request).some((token) => isSame(token, given))
}

function isOwnHost(address: string | undefined, request: FastifyRequest): boolean {
  return address !== undefined && URL.parse(address)?.host === request.host
}

/**
 * Whether a form was sent from one of this site's own pages. A form without a script repeats no
 * cookie, so it is told by what browsers say of themselves: `Sec-Fetch-Site` on https and
 * localhost, else `Origin`, else `Referer`. Whoever says nothing is turned away.
 */
export function comesFromThisSite(request: FastifyRequest): boolean {
  const { origin, referer } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return isOwnHost(origin ?? referer, request)
}
