import type { Page } from '@playwright/test'
import type { EnquiryField } from '#contact/enquiry-rules.ts'

/** Values for the form's fields except the comment, in the order of the form. */
export const FORM_VALUES = {
  name: 'Ximena',
  lastname: 'Núñez',
  email: 'ximena@minera.example',
  phone: '912345678',
  businessName: 'Minera Ñuble SpA',
  companyRut: '76543210-3',
  address: 'Camino Viejo 1',
} as const satisfies Record<Exclude<EnquiryField, 'comment'>, string>

/** Fills in the form; the given text is appended to the comment that the page has prefilled. */
export async function fillIn(page: Page, comment: string): Promise<void> {
  for (const [name, answer] of Object.entries(FORM_VALUES)) {
    await page.locator(`[name="${name}"]`).fill(answer)
  }
  const box = page.locator('[name="comment"]')
  await box.fill(`${await box.inputValue()}${comment}`)
}

/** More than the focusable elements before the first product of any page. */
const MOST_STOPS = 120

/** Presses Tab until the element with this text has the focus, as a visitor would. */
export async function tabTo(page: Page, words: string | RegExp): Promise<void> {
  const passed: string[] = []
  while (passed.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (typeof words === 'string' ? text === words : words.test(text)) return
    passed.push(text.slice(0, 40))
  }
  throw new Error(`The Tab key never reached ${String(words)}; it passed ${passed.join(', ')}.`)
}
