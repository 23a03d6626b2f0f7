const COOKIE = 'XSRF-TOKEN'
const HEADER = 'X-XSRF-TOKEN'
const SAFE_METHODS = ['GET', 'HEAD']
/** Hard to guess, and the same in a cookie and in a header. Others of that name are not the relay's. */
const TOKEN = /^[\w.~-]{16,256}$/

export function isXsrfToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The value of the cookie that the relay compares with the header; another program's is passed over. */
export function xsrfToken(): string | undefined {
  return document.cookie
    .split('; ')
    .filter((entry) => entry.startsWith(`${COOKIE}=`))
    .map((entry) => entry.slice(COOKIE.length + 1))
    .find(isXsrfToken)
}

// "//host" and "/\host" are paths to the eye and other hosts to the browser.
function isRelative(url: string): boolean {
  const hasHost = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim())
  return !hasHost && new URL(url, location.href).origin === location.origin
}

/**
 * `fetch` with the double-submit cookie of specification 7: what is neither GET nor HEAD and goes
 * to a relative URL carries the cookie's value in a header; nothing else ever learns it.
 */
export function xsrfFetch(
  url: string,
  init: RequestInit = {},
  token = xsrfToken(),
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token && !SAFE_METHODS.includes((init.method ?? 'GET').toUpperCase()) && isRelative(url)) {
    headers.set(HEADER, token)
  }
  return fetch(url, { ...init, headers })
}
