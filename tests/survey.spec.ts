import { expect, test, type Page } from '@playwright/test'
import { readPdf } from '../src/datasheets/testing/read-pdf.ts'
import { waitUntilAlive } from './built-pages.ts'

const SURVEY = '/ficha-de-levantamiento'

/** The first measurement of the shaft, which is measured at three places. */
const shaft = (page: Page) => page.getByLabel('A. Diámetro del eje o camisa', { exact: true })

/** Opens the survey sheet; after hydration it shows the form of only one machine. */
async function openSurvey(page: Page, query = ''): Promise<void> {
  await page.goto(SURVEY + query)
  await waitUntilAlive(page)
  await expect(page.getByLabel('TAG del equipo')).toHaveCount(1)
}

async function measurePump(page: Page): Promise<void> {
  await page.getByLabel('TAG del equipo').fill('310-PU-014')
  await shaft(page).fill('60')
  await page.getByLabel('F. Pernos').fill('4 de M16')
  await page.getByLabel('Presión', { exact: true }).fill('12')
}

test('a filled survey form becomes a line of the list, can be corrected there, and is sent with the enquiry', async ({
  page,
}) => {
  await openSurvey(page)
  await expect(page.getByRole('button', { name: 'Agregar a la lista' })).toBeDisabled()
  await measurePump(page)
  await page.getByRole('button', { name: 'Agregar a la lista' }).click()
  await expect(page.getByRole('link', { name: 'En la lista · Ver' })).toBeFocused()
  await shaft(page).fill('65')
  await page.getByRole('button', { name: 'Agregar a la lista' }).click()
  await page.getByRole('main').getByRole('link', { name: 'consulta', exact: true }).click()
  await expect(page).toHaveURL(/\/contacto#tu-consulta$/)
  await expect(page.locator('[name="comment"]')).toHaveValue('Solicito cotización de mi lista.')
  const attached = page.getByRole('group').filter({ hasText: 'Va con tu consulta 1 producto' })
  await expect(attached.last()).toContainText(/TAG 310-PU-014; eje 65.mm; 12.bar/)
  await expect(attached.last()).toContainText('A 65 mm; F 4 de M16')
})

test('a survey form that is opened from a line of the list knows its figures and writes into it', async ({
  page,
}) => {
  await page.goto('/cotizar?l=2810*1')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /condiciones de 2810$/ }).click()
  await page.getByLabel('Equipo (TAG)').fill('310-PU-014')
  await page.getByLabel('Presión', { exact: true }).fill('12')
  await page.getByRole('link', { name: /^Qué medir/ }).click()
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: 'Bomba con sello' })).toBeVisible()
  await expect(page.getByLabel('TAG del equipo')).toHaveValue('310-PU-014')
  await expect(page.getByLabel('Presión', { exact: true })).toHaveValue('12')
  await shaft(page).fill('60')
  await page.getByRole('button', { name: 'Agregar a la lista' }).click()
  await page.getByRole('link', { name: 'Volver a Lista para cotizar' }).click()
  await expect(page.getByRole('button', { name: /condiciones de 2810$/ })).toHaveText(
    /TAG 310-PU-014 · 12.bar · A 60.mm/,
  )
  await expect(page.getByRole('button', { name: /^Eje 60.mm/ })).toBeVisible()
})

test('survey forms survive a reload, one for each machine, until they are erased', async ({
  page,
}) => {
  await openSurvey(page)
  await measurePump(page)
  await page.getByRole('button', { name: 'Brida' }).click()
  await expect(page.getByRole('heading', { name: 'Bomba con sello' })).toHaveCount(0)
  await page.getByLabel('A. Diámetro interior').fill('102')
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: 'Bomba con sello' })).toHaveCount(0)
  await expect(page.getByLabel('A. Diámetro interior')).toHaveValue('102')
  await page.getByRole('button', { name: 'Bomba con sello' }).click()
  await expect(shaft(page)).toHaveValue('60')
  await page.getByRole('button', { name: 'Borrar lo escrito' }).click()
  await expect(shaft(page)).toHaveValue('')
})

test('a filled survey form prints on one page, with its drawing', async ({ page }) => {
  await openSurvey(page)
  await measurePump(page)
  const file = test.info().outputPath('levantamiento.pdf')
  await page.pdf({ path: file, format: 'A4' })
  const { pages, text } = await readPdf(file)
  expect(pages).toBe(1)
  expect(text).toContain('310-PU-014')
  expect(text).toMatch(/Diámetro del eje o camisa .* 60 mm/)
  expect(text).toContain('4 de M16')
  expect(text).not.toContain('Agregar a la lista')
})

test('a product links to its survey form', async ({ page }) => {
  await page.goto('/productos/sellos-mecanicos/sellos-partidos/442c?eje=50')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Qué medir en el equipo' }).click()
  await expect(page.getByRole('heading', { name: 'Bomba con sello' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every survey form has instructions and an empty PDF', async ({ page, request }) => {
    await page.goto(SURVEY)
    await expect(
      page.getByText('Determina el espacio radial que hay para el sello.').first(),
    ).toBeVisible()
    await expect(page.locator('main input, main button').filter({ visible: true })).toHaveCount(0)
    const emptyForms = page.getByRole('link', { name: /^Ficha en blanco/ })
    await expect(emptyForms).toHaveCount(6)
    for (const emptyForm of await emptyForms.all()) {
      const answer = await request.get((await emptyForm.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')
    }
  })
})
