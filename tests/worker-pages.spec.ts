import { expect, test } from '@playwright/test'
import { OPENED_PATHS, waitUntilAlive } from './built-pages.ts'
import { faultsOf } from './faults.ts'
import { visit } from './worker-visit.ts'

const PAGE_TIMEOUT_MS = 10_000

test.use({ serviceWorkers: 'allow' })

test('no page has a fault when it comes by way of the worker', async ({ page, baseURL }) => {
  test.setTimeout(OPENED_PATHS.length * PAGE_TIMEOUT_MS)
  await visit(page, '/contacto')
  const faults = faultsOf(page, baseURL)
  for (const path of OPENED_PATHS) {
    const response = await page.goto(path)
    expect(response?.fromServiceWorker()).toBe(true)
    await waitUntilAlive(page)
    expect(faults, path).toEqual([])
  }
})
