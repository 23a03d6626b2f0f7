import { expect, test } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'
import { mainMenu } from '#views/menu.ts'
import { waitUntilAlive } from './built-pages.ts'

/** The largest height of the whole page in pixels, for each window size. */
const SIZES = [
  { width: 390, height: 844, most: 5400 },
  { width: 1440, height: 900, most: 3500 },
]

/** The first six are visible without a tap (spec 4). */
const FIRST_INDUSTRIES = 6

const FAMILIES = mainMenu(catalogue()).families

test('spec 7: the home page is short and shows products first; industries, branches and certificates have the specified links, samples too', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  for (const { width, height, most } of SIZES) {
    await page.setViewportSize({ width, height })
    const size = page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return { scrollHeight, scrollWidth }
    })
    expect((await size).scrollHeight).toBeLessThanOrEqual(most)
    expect((await size).scrollWidth).toBe(width)
    const index = page.getByRole('region', { name: 'Catálogo' })
    const first = await index.getByRole('link', { name: FAMILIES[0]?.label ?? '' }).boundingBox()
    expect((first?.y ?? height) + (first?.height ?? 0)).toBeLessThanOrEqual(height)
    for (const { label, count } of FAMILIES) {
      const family = index.getByRole('listitem').filter({ hasText: label }).first()
      await expect(family).toContainText(new RegExp(`(?<!\\d)${count} productos?`))
    }
  }

  const { home, site, pages } = catalogue()
  const industries = page.getByRole('region', { name: 'Industrias' }).getByRole('link')
  // Each visible card links to the manufacturer's page and to the site's own.
  const shown = home.industries.cards.slice(0, FIRST_INDUSTRIES)
  const links = shown.flatMap(({ id, url }) => [
    ...(url ? [url.value] : []),
    ...(pages.has(`/industrias/${id}`) ? [`/industrias/${id}`] : []),
  ])
  await expect(industries).toHaveCount(links.length)
  for (const [index, href] of links.entries()) {
    await expect(industries.nth(index)).toHaveAttribute('href', href)
  }
  const outside = links.findIndex((href) => href.startsWith('https:'))
  if (outside >= 0) await expect(industries.nth(outside)).toHaveAttribute('target', '_blank')
  const branches = page.getByRole('region', { name: home.branches.heading })
  for (const { address, phone, email } of site.branches) {
    const map = branches.getByRole('link', { name: address.value })
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\?q=/)
    // Data that a branch lacks are not shown.
    if (phone) {
      const call = branches.getByRole('link', { name: phone.value })
      await expect(call).toHaveAttribute('href', /^tel:/)
    }
    if (email) {
      const mail = branches.getByRole('link', { name: email.value })
      await expect(mail).toHaveAttribute('href', `mailto:${email.value}`)
    }
  }
  const certificates = page
    .getByRole('region', { name: home.certifications.heading })
    .getByRole('link')
  // Without the owner's page of certificates they are plain text.
  const count = site.certificates.baseUrl ? home.certifications.items.length : 0
  await expect(certificates).toHaveCount(count)
  for (const certificate of await certificates.all()) {
    await expect(certificate).toHaveAttribute('href', /documentType=Certification&pageSize=48/)
  }
})
