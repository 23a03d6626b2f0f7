import { expect, test } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { CUSTOMERS_PATH } from '#catalogue/paths.ts'

const model = catalogue()
const { zones, industriesHeading, cases } = pageAt(model, CUSTOMERS_PATH, 'customers').content

const companies = (count: number) => new RegExp(`(?<!\\d)${count} (clientes?|empresas?)`)

test('spec 2: customers are listed in their groups, with their count, and lead to industries and cases', async ({
  page,
}) => {
  await page.goto(CUSTOMERS_PATH)
  const headings = page.getByRole('heading', { level: 2 })
  expect(zones.length).toBeGreaterThan(0)
  for (const [index, { heading: name, sectors = '', count, branch }] of zones.entries()) {
    await expect(headings.nth(index)).toHaveText(name)
    const zone = page.getByRole('region', { name, exact: true })
    await expect(zone).toContainText(companies(count))
    await expect(zone).toContainText(sectors)
    const city = model.site.branches.find(({ id }) => id === branch)?.city
    await expect(zone.getByRole('link', { name: `Oficina ${city}` })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    )
  }
  const total = zones.reduce((sum, { count }) => sum + count, 0)
  await expect(page.getByRole('main').getByText(companies(total)).first()).toBeVisible()

  const industries = page.getByRole('region', { name: industriesHeading })
  const { cards } = model.home.industries
  await expect(industries.getByRole('link')).toHaveText(cards.map(({ title }) => title))
  const [, example = cases[0]] = cases
  if (!example) throw new Error('The page of the customers tells no case.')
  await page.getByRole('main').getByRole('link', { name: example.label }).click()
  await expect(page).toHaveURL(example.href)
})
