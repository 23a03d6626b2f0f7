import { commonPolicy, type Carrier } from '../../../deploy/answer-headers.ts'
import {
  HEADER_RULES,
  HTTPS_HEADERS,
  RELAY_PREFIX,
  type HeaderRule,
} from '../../../deploy/headers.ts'
import type { HostedSite } from './hosted-site.ts'

/** Cloudflare's limits, the tightest of those hosts. */
const LIMITS = { redirects: 2000, redirectLength: 1000, rules: 100, ruleLineLength: 2000 } as const

function checked(text: string, what: string, value: number, limit: number): string {
  if (value > limit) throw new Error(`${what}: ${value}, and hosts take ${limit} at most.`)
  return text
}

const longestLine = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length))

/** `_redirects` of Netlify and Cloudflare. */
export function redirectsFile({ redirects }: Pick<HostedSite, 'redirects'>): string {
  const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)
  const text = lines.map((line) => `${line}\n`).join('')
  checked(text, '_redirects, lines', lines.length, LIMITS.redirects)
  return checked(text, '_redirects, longest line', longestLine(lines), LIMITS.redirectLength)
}

/** These hosts join the values of all matching rules: headers that a narrower rule sets are left out of `/*`. */
function everywhereHeaders(carrier: Carrier): Record<string, string> {
  const [everywhere, ...narrower] = HEADER_RULES
  const narrowed = new Set(narrower.flatMap(({ headers }) => Object.keys(headers)))
  const kept = Object.entries(everywhere?.headers ?? {}).filter(([name]) => !narrowed.has(name))
  return {
    ...Object.fromEntries(kept),
    ...HTTPS_HEADERS,
    'Content-Security-Policy': commonPolicy(carrier),
  }
}

/** Joins rules of the same path, of which Cloudflare would obey only the last. */
function joined(rules: readonly HeaderRule[]): HeaderRule[] {
  const byPath = Map.groupBy(rules, ({ path }) => path)
  return [...byPath].map(([path, same]) => ({
    path,
    headers: Object.assign({}, ...same.map(({ headers }) => headers)),
  }))
}

/**
 * `_headers` for Netlify and Cloudflare. They cannot tell pages from files by their address, so a page's policy is in
 * the page itself (a `<meta>`), and this file has only what applies to every answer.
 */
export function headersFile(carrier: Carrier): string {
  const rules = joined([
    { path: '/*', headers: everywhereHeaders(carrier) },
    // These hosts have no relay. Without a rule they revalidate every file each time.
    ...HEADER_RULES.slice(1).filter(({ path }) => !path.startsWith(RELAY_PREFIX)),
  ])
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const text = lines.map((line) => `${line}\n`).join('')
  checked(text, '_headers, rules', rules.length, LIMITS.rules)
  return checked(text, '_headers, longest line', longestLine(lines), LIMITS.ruleLineLength)
}
