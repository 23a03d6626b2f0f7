import { expect, test } from '@playwright/test'

test('spec 2: the customers stand in three groups, norte, sur, centro, by their number', async ({
  page,
}) => {
  await page.goto('/clientes')
  const zones = page.getByRole('heading', { level: 2 })
  await expect(zones.nth(0)).toHaveText('Norte: minería y energía')
  await expect(zones.nth(1)).toHaveText('Sur')
  await expect(zones.nth(2)).toHaveText('Centro')
  for (const [name, count] of [
    ['Norte', '10'],
    ['Sur', '12'],
    ['Centro', '7'],
  ] as const) {
    const zone = page.getByRole('region', { name })
    await expect(zone).toContainText(`${count} empresas`)
    await expect(zone.getByRole('link', { name: 'Oficina' })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    )
  }
  await expect(page.getByRole('main').getByText('29 empresas')).toBeVisible()
})

test('from the customers a visitor comes to what is sealed in each industry, and to cases', async ({
  page,
}) => {
  await page.goto('/clientes')
  const industries = page.getByRole('region', { name: 'Lo que sellamos en cada industria' })
  await expect(industries.getByRole('link')).toHaveCount(9)
  await page.getByRole('link', { name: 'Sellado de equipo rotatorio' }).last().click()
  await expect(page).toHaveURL('/soluciones/sellado-equipo-rotatorio')
})
