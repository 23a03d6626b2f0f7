import { isMetered } from './metered.ts'

/**
 * Whether the page behind a link is fetched ahead once the link is in view: where data cost little.
 * Elsewhere it waits for the visitor's intent: a pointer that rests on the link, the focus or a touch.
 * A page that is asked something, as every product's link to the form does, would be fetched for each
 * question.
 */
export function mayFetchAhead(href: string): boolean {
  return !href.includes('?') && !isMetered()
}
