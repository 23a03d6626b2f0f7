import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button, LinkButton } from './button.tsx'

test('a button inside a form sends nothing unless it is told to', async () => {
  const screen = await render(<Button>Agregar</Button>)
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('what leads elsewhere is a link, and says when it opens a new tab', async () => {
  const screen = await render(
    <>
      <LinkButton href="/contacto">Contáctanos</LinkButton>
      <LinkButton href="/442c.pdf" opens="new-tab">
        Información del producto
      </LinkButton>
    </>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Contáctanos' }))
    .not.toHaveAttribute('target')
  const sheet = screen.getByRole('link', {
    name: 'Información del producto (abre en pestaña nueva)',
  })
  await expect.element(sheet).toHaveAttribute('target', '_blank')
  await expect.element(sheet).toHaveAttribute('rel', 'noreferrer')
})
