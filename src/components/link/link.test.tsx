import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Link } from './link.tsx'

test('spec 7: what leaves the site opens in a new tab and says so', async () => {
  const screen = await render(<Link href="https://www.sicep.cl">SICEP</Link>)
  const link = screen.getByRole('link', { name: 'SICEP (abre en pestaña nueva)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})
