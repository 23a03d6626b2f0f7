import {
  EMAILJS_ORIGIN,
  ERROR_CACHE_CONTROL,
  HEADER_RULES,
  PAGE_POLICY,
  RELAY_PREFIX,
  type HeaderRule,
} from './headers.ts'

/** Directives that a `<meta>` may not contain (CSP 3, 3.3). */
const HEADER_ONLY = ['frame-ancestors']
/** Directives that suit every answer, and do not hinder the browser's PDF viewer. */
const OF_EVERY_ANSWER = ['base-uri', 'form-action', 'frame-ancestors']

function matchesRule({ path }: HeaderRule, pathname: string): boolean {
  const [start = '', end] = path.split('*')
  return end === undefined
    ? pathname === path
    : pathname.startsWith(start) && pathname.endsWith(end)
}

/** The table's headers for an answer, except its type and its policy. */
export function tableHeaders(pathname: string, isSuccess: boolean): Record<string, string> {
  const isRelay = pathname.startsWith(RELAY_PREFIX)
  const rules = HEADER_RULES.filter((rule) => matchesRule(rule, pathname))
  if (isSuccess || isRelay) return Object.assign({}, ...rules.map(({ headers }) => headers))
  return { ...HEADER_RULES[0]?.headers, 'Cache-Control': ERROR_CACHE_CONTROL }
}

type Directives = Readonly<Record<string, readonly string[]>>

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

function only(directives: Directives, isMeant: (name: string) => boolean): Directives {
  return Object.fromEntries(Object.entries(directives).filter(([name]) => isMeant(name)))
}

/** Who takes the enquiries. With the relay, no page may connect to EmailJS. */
export type Carrier = 'relay' | 'emailjs'

function policyFor(carrier: Carrier): Directives {
  const isNeeded = (source: string) => carrier === 'emailjs' || source !== EMAILJS_ORIGIN
  return Object.fromEntries(
    Object.entries(PAGE_POLICY).map(([name, sources]) => [name, sources.filter(isNeeded)]),
  )
}

/** The policy that is sent with every page. */
export function pagePolicy(carrier: Carrier): string {
  return policyText(policyFor(carrier))
}

/** The policy in a page's `<meta>`, for hosts that cannot tell pages from files by their address. */
export function metaPolicy(carrier: Carrier): string {
  return policyText(only(policyFor(carrier), (name) => !HEADER_ONLY.includes(name)))
}

/** The policy that such hosts send with every answer, in addition to the `<meta>`. */
export function commonPolicy(carrier: Carrier): string {
  return policyText(only(policyFor(carrier), (name) => OF_EVERY_ANSWER.includes(name)))
}
