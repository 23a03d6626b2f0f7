import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

type Listed = { url: string; bytes: number; pages: number; revised: string; revision: string }

const rows = 'main li:not([hidden]) > a[href$=".pdf"]'

test('a document is found by its code and by its day of change, and the JSON lists the same', async ({
  page,
  request,
}) => {
  await page.goto('/documentos')
  const { documents } = (await (await request.get('/documentos.json')).json()) as {
    documents: Listed[]
  }
  await expect(page.locator(rows)).toHaveCount(documents.length)
  for (const { url, bytes, revision } of documents.slice(0, 3)) {
    const file = await request.get(new URL(url).pathname)
    expect((await file.body()).byteLength).toBe(bytes)
    expect(revision).toMatch(/^[\dA-F]{8}$/)
  }
  await waitUntilAlive(page)

  await test.step('since a day', async () => {
    const days = documents.map(({ revised }) => revised)
    const last = days.toSorted().at(-1) ?? ''
    await page.getByText('Solo lo que cambió').click()
    const since = page.getByLabel('Desde el día')
    await since.fill(last.split('-').toReversed().join('-'))
    await expect(page.locator(rows)).toHaveCount(days.filter((day) => day === last).length)
    await expect(page).toHaveURL(`/documentos?desde=${last}`)
    await since.fill('31-02-2026')
    await expect(since).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(rows)).toHaveCount(documents.length)
    await since.fill('01/01/2199')
    await expect(page.getByText('Ningún documento reúne lo pedido.')).toBeVisible()
    await page.getByRole('button', { name: 'Ver todos' }).click()
    await expect(page.locator(rows)).toHaveCount(documents.length)
  })

  await test.step('by its code, also after a reload', async () => {
    await page.getByLabel('Código o nombre').fill('442pr')
    await expect(page.locator(rows)).toHaveCount(1)
    await expect(page.locator(rows)).toHaveAttribute('href', '/fichas/442pr.pdf')
    await expect(page.getByRole('heading', { name: /^Sellos mecánicos 1 de \d+$/ })).toBeVisible()
    await expect(page.locator(rows)).toContainText(/PDF,? \d+.kB/)
    await page.locator(rows).click({ trial: true })
    await page.reload()
    await expect(page.locator(rows)).toHaveCount(1)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the groups have links, and no control is shown that needs a script', async ({ page }) => {
    await page.goto('/documentos')
    await expect(page.getByText('Solo lo que cambió')).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Juntas de expansión' }).first().click()
    await expect(page.getByRole('heading', { name: 'Juntas de expansión' })).toBeInViewport()
  })
})
