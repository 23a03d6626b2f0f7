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
