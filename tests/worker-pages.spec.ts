import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from './page-kinds.ts'
import { waitUntilAlive } from './built-pages.ts'
import { faultsOf } from './faults.ts'
import { visit } from './worker-visit.ts'

// The worker handles all pages alike; over the network every page is opened by tests/walk.spec.ts.
const PAGE_TIMEOUT_MS = 10_000

test.use({ serviceWorkers: 'allow' })

test('every kind of page works when the service worker serves it', async ({ page, baseURL }) => {
  test.setTimeout(PAGE_KINDS.length * PAGE_TIMEOUT_MS)
  await visit(page, '/contacto')
  const faults = faultsOf(page, baseURL)
  for (const path of PAGE_KINDS) {
    const response = await page.goto(path)
    expect(response?.fromServiceWorker()).toBe(true)
    await waitUntilAlive(page)
    expect(faults, path).toEqual([])
  }
})
