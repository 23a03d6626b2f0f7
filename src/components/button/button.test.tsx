import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button, LinkButton } from './button.tsx'

test('a button inside a form sends nothing unless it is told to', async () => {
  const screen = await render(<Button>Agregar</Button>)
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a button with an address is rendered as a link', async () => {
  const screen = await render(
    <>
      <LinkButton href="/contacto">Contáctanos</LinkButton>
      <LinkButton href="/fichas/442c.pdf" kind="secondary">
        Información del producto
      </LinkButton>
    </>,
  )
  const page = screen.getByRole('link', { name: 'Contáctanos' })
  await expect.element(page).not.toHaveAttribute('target')
  const dataSheet = screen.getByRole('link', {
    name: 'Información del producto (abre en pestaña nueva)',
  })
  await expect.element(dataSheet).toHaveAttribute('target', '_blank')
})
