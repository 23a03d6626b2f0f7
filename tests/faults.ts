import type { Page } from '@playwright/test'

/** What Playwright's own block of the worker leaves in the console. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** What was still being fetched when the visitor left. */
const ABORTED = 'net::ERR_ABORTED'

/**
 * Whatever goes wrong on a page while it is open: errors and warnings of the console, which are also
 * how a browser reports a breach of the security policy; requests that fail; requests to others.
 */
export function faultsOf(page: Page, origin: string | undefined): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== ABORTED) faults.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      faults.push(`to others: ${url.href}`)
    }
  })
  return faults
}
