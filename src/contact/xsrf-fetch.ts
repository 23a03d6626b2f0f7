const COOKIE = 'XSRF-TOKEN'
const HEADER = 'X-XSRF-TOKEN'
const SAFE_METHODS = ['GET', 'HEAD']

/** The value of the cookie that the relay compares with the header. */
export function xsrfToken(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${COOKIE}=`))
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1))
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
export function xsrfFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = xsrfToken()
  if (token && !SAFE_METHODS.includes((init.method ?? 'GET').toUpperCase()) && isRelative(url)) {
    headers.set(HEADER, token)
  }
  return fetch(url, { ...init, headers })
}
