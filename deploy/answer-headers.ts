import {
  EMAILJS_ORIGIN,
  ERROR_CACHE_CONTROL,
  HEADER_RULES,
  PAGE_POLICY,
  RELAY_PREFIX,
  type HeaderRule,
} from './headers.ts'

/** What a `<meta>` may not say (CSP 3, 3.3): only a header keeps a page out of frames. */
const HEADER_ONLY = ['frame-ancestors']
/** The same for every answer, and no hindrance to the browser's viewer of a PDF. */
const OF_EVERY_ANSWER = ['base-uri', 'form-action', 'frame-ancestors']

function matchesRule({ path }: HeaderRule, pathname: string): boolean {
  const [start = '', end] = path.split('*')
  return end === undefined
    ? pathname === path
    : pathname.startsWith(start) && pathname.endsWith(end)
}

/** The table read for one answer, apart from its type and its policy. */
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

/** Who takes the enquiries: where the relay does, no page reaches EmailJS. */
export type Carrier = 'relay' | 'emailjs'

function policyFor(carrier: Carrier): Directives {
  const isNeeded = (source: string) => carrier === 'emailjs' || source !== EMAILJS_ORIGIN
  return Object.fromEntries(
    Object.entries(PAGE_POLICY).map(([name, sources]) => [name, sources.filter(isNeeded)]),
  )
}

/** The header of every page. */
export function pagePolicy(carrier: Carrier): string {
  return policyText(policyFor(carrier))
}

/** What a page says of itself, for hosts that cannot tell a page from a file by its address. */
export function metaPolicy(carrier: Carrier): string {
  return policyText(only(policyFor(carrier), (name) => !HEADER_ONLY.includes(name)))
}

/** The one header that such a host sends with everything. Both policies hold. */
export function commonPolicy(carrier: Carrier): string {
  return policyText(only(policyFor(carrier), (name) => OF_EVERY_ANSWER.includes(name)))
}
