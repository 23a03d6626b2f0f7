import { isMetered } from './metered.ts'

/**
 * Whether the page behind a link may be prefetched once the link is in view. On a metered connection it waits for the
 * visitor's intent: a pointer that rests on the link, the focus or a touch. So does a link with a query, such as
 * each product's link to the form: its page would be fetched once for each query.
 */
export function mayFetchAhead(href: string): boolean {
  return !href.includes('?') && !isMetered()
}
