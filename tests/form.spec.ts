import { expect, test, type Page } from '@playwright/test'
import { FORM_VALUES, fillIn } from './form-values.ts'
import { waitUntilAlive } from './built-pages.ts'
import { enquiryWith } from './outbox.ts'

test('a visitor walks from the home page to a delivered enquiry by keyboard alone', async ({
  page,
}) => {
  const comment = `Consulta por teclado ${Date.now()}-t`
  await page.goto('/')
  await waitUntilAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Saltar al contenido')
  await tabTo(page, 'Productos')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Sellos mecánicos/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sellos-mecanicos$/)

  await skipHeader(page)
  await tabTo(page, 'Partidos')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sellos-partidos$/)
  await waitUntilAlive(page)
  await skipHeader(page)
  await tabTo(page, 'Agregar 442C')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Ver lista \(1\)/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cotizar$/)
  await waitUntilAlive(page)
  await skipHeader(page)
  await tabTo(page, 'Pedir cotización')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contacto/)
  await waitUntilAlive(page)

  await tabToField(page)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(comment)
  for (const value of Object.values(FORM_VALUES)) {
    await tabToField(page)
    await page.keyboard.type(value)
  }
  await tabTo(page, 'Enviar')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('Consulta enviada correctamente')
  expect(await enquiryWith(comment)).toBeDefined()
})

test('each tab keeps its own enquiry when another tab sends, also after going back', async ({
  page,
  context,
}) => {
  const words = `Desde la otra pestaña ${Date.now()}-p`
  const other = await context.newPage()
  for (const [tab, comment] of [
    [page, 'Todavía no'],
    [other, words],
  ] as const) {
    await tab.goto('/contacto')
    await waitUntilAlive(tab)
    await fillIn(tab, comment)
  }
  await other.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Consulta enviada correctamente')
  expect(await enquiryWith(words)).toBeDefined()

  await page.goto('/historia')
  await page.goBack()
  await waitUntilAlive(page)
  await expect(page.locator('[name="comment"]')).toHaveValue('Todavía no')
  await expect(page.locator('[name="name"]')).toHaveValue(FORM_VALUES.name)
})

/** More than the focusable elements before the first product of any page. */
const MOST_STOPS = 60

/** Presses Tab until the element with this text has the focus, as a visitor would. */
async function tabTo(page: Page, words: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  while (passed.length < MOST_STOPS) {
    await page.keyboard.press(key)
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (typeof words === 'string' ? text === words : words.test(text)) return
    passed.push(text.slice(0, 40))
  }
  throw new Error(`The Tab key never reached ${String(words)}; it passed ${passed.join(', ')}.`)
}

/** The first press of Tab on a page reaches what leads past its header. */
async function skipHeader(page: Page): Promise<void> {
  await tabTo(page, 'Saltar al contenido')
  await page.keyboard.press('Enter')
}

/** Presses Tab until a text field has the focus. */
async function tabToField(page: Page) {
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab')
    const isField = await page.evaluate(() =>
      document.activeElement?.matches('main :is(input:not([type=file]), textarea)'),
    )
    if (isField) return
  }
  throw new Error('The Tab key reached no further field.')
}
