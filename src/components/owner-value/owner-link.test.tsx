import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OwnerLink, phoneHref } from './owner-link.tsx'

const show = (pending: boolean) =>
  render(
    <OwnerLink owned={{ value: '+56 2 2345 6789', pending }} href={phoneHref('+56 2 2345 6789')} />,
  )

test('a telephone of the owner can be dialled', async () => {
  const screen = await show(false)
  await expect
    .element(screen.getByRole('link', { name: '+56 2 2345 6789' }))
    .toHaveAttribute('href', 'tel:+56223456789')
})

test('a sample of a telephone is a link too, as the real one will be', async () => {
  const screen = await show(true)
  await expect
    .element(screen.getByRole('link', { name: '+56 2 2345 6789' }))
    .toHaveAttribute('href', 'tel:+56223456789')
})
