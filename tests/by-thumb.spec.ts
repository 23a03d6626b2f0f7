import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { FORM_VALUES } from './form-values.ts'
import { waitUntilAlive } from './built-pages.ts'
import { enquiryWith } from './outbox.ts'

/** WCAG 2.2, 2.5.8 "Target Size (Minimum)". */
const TARGET_MIN_PX = 24
/** The height of the buttons in a row: what a thumb needs on the main path. */
const WAY_MIN_PX = 40

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Taps a control, and reports it if it is too low. */
async function tap(control: Locator): Promise<void> {
  const box = await control.boundingBox()
  expect.soft(box?.height, String(control)).toBeGreaterThanOrEqual(WAY_MIN_PX)
  await control.tap()
}

test('on a touch screen a list is picked, corrected and sent', async ({ page }) => {
  await page.goto('/productos/sellos-mecanicos/sellos-cartucho')
  await waitUntilAlive(page)
  await tap(page.getByRole('button', { name: 'Agregar 1510', exact: true }))
  await tap(page.getByRole('button', { name: 'Agregar 180', exact: true }))
  await tap(
    page
      .getByRole('navigation', { name: 'Acciones a mano' })
      .getByRole('link', { name: 'Lista (2)' }),
  )
  await expect(page.locator('h1')).toHaveText('Lista para cotizar')
  await page.getByRole('textbox', { name: 'Cantidad de 180' }).fill('3')
  await tap(page.getByRole('link', { name: 'Pedir cotización (2)' }))

  await expect(page.locator('[name="comment"]')).toHaveValue('Solicito cotización de mi lista.')
  const words = `Con el pulgar ${randomUUID()}`
  for (const [name, answer] of Object.entries(FORM_VALUES)) {
    const field = page.locator(`[name="${name}"]`)
    await tap(field)
    await expect(field).toBeFocused()
    await field.fill(answer)
  }
  const comment = page.locator('[name="comment"]')
  await comment.fill(`${await comment.inputValue()}${words}`)
  await tap(page.getByRole('button', { name: 'Enviar', exact: true }))
  await expect(page.getByRole('alert')).toContainText('Consulta enviada correctamente')
  expect((await enquiryWith(words))?.text).toMatch(/1 un {2}1510[\s\S]*3 un {2}180/)
})

test('a kept list is asked for before its script has arrived', async ({ page }) => {
  await page.goto('/productos/sellos-mecanicos/sellos-cartucho')
  await waitUntilAlive(page)
  await tap(page.getByRole('button', { name: 'Agregar 1510', exact: true }))
  await page.route('**/quote-list.island-*.js', () => {})
  await page.goto('/cotizar')
  await tap(page.getByRole('link', { name: 'Pedir cotización' }))
  await expect(page.locator('[name="comment"]')).toHaveValue('Solicito cotización de mi lista.')
})

test('every control of the list, the survey and the form is large enough for a finger', async ({
  page,
}) => {
  for (const path of ['/cotizar?l=180*2,1510*1', '/ficha-de-levantamiento', '/contacto']) {
    await page.goto(path)
    await waitUntilAlive(page)
    expect(await smallTargets(page)).toEqual([])
  }
  await test.step('and one that is not is found', async () => {
    await page.evaluate(() => {
      const small = Object.assign(document.createElement('a'), { href: '/', textContent: 'x' })
      small.style.cssText = 'display:block;width:20px;height:20px'
      document.querySelector('main')?.append(small)
    })
    expect(await smallTargets(page)).toEqual(['A x 20 × 20'])
  })
})

/** Tap targets that are lower or narrower than allowed. A link inside a sentence has its line's height. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type=hidden])',
    )
    // The target of a checkbox includes its label.
    const targetOf = (control: HTMLElement) => control.closest('label') ?? control
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim()
    /** Whether a tap reaches the target; fields inside closed parts cannot be tapped. */
    const isHit = (target: HTMLElement) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    return [...controls]
      .filter((control) => isHit(targetOf(control)) && !isInSentence(control))
      .map((control) => ({ control, box: targetOf(control).getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least)
      .map(({ control, box }) => {
        const words = control.getAttribute('aria-label') ?? control.textContent ?? ''
        const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
        return `${control.tagName} ${words.trim().slice(0, 40)} ${size}`
      })
  }, TARGET_MIN_PX)
}
