export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'
const SAFE_METHODS = ['GET', 'HEAD']
/**
 * The format of the relay's tokens; cookies of that name in another format are not the relay's. Any value that is hard
 * to guess will do: only the match of cookie and header counts.
 */
const TOKEN = /^[\w.~-]{16,256}$/

export function isXsrfToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The value of the cookie that the relay compares with the header, ignoring other programs' cookies of that name. */
export function xsrfToken(): string | undefined {
  return document.cookie
    .split('; ')
    .filter((entry) => entry.startsWith(`${XSRF_COOKIE}=`))
    .map((entry) => entry.slice(XSRF_COOKIE.length + 1))
    .find(isXsrfToken)
}

// "//host" and "/\host" look like paths, but browsers take them for other hosts.
function isRelative(url: string): boolean {
  const hasHost = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim())
  return !hasHost && new URL(url, location.href).origin === location.origin
}

/**
 * `fetch` with the double-submit cookie of specification 7: requests to relative URLs, except GET and HEAD, carry the
 * cookie's value in a header; no other request does.
 */
export function xsrfFetch(
  url: string,
  init: RequestInit = {},
  token = xsrfToken(),
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token && !SAFE_METHODS.includes((init.method ?? 'GET').toUpperCase()) && isRelative(url)) {
    headers.set(XSRF_HEADER, token)
  }
  return fetch(url, { ...init, headers })
}
