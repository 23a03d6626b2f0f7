import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { RunningText } from './running-text.tsx'

test('a term leads to its explanation, underlined in the colour of its text', async () => {
  const text = ['La carga del ', { words: 'prensaestopas', href: '/glosario#prensaestopas' }, '.']
  await render(
    <p>
      <RunningText text={text} />
    </p>,
  )
  await expect.element(page.getByText('La carga del prensaestopas.')).toBeVisible()
  const link = page.getByRole('link', { name: 'prensaestopas' })
  await expect.element(link).toHaveAttribute('href', '/glosario#prensaestopas')
  const { color, textDecorationLine, textDecorationStyle } = getComputedStyle(link.element())
  expect([textDecorationLine, textDecorationStyle]).toEqual(['underline', 'dotted'])
  expect(color).toBe(getComputedStyle(document.body).color)
})

test('a text without terms is a text', async () => {
  const screen = await render(<RunningText text="Sellos partidos" />)
  expect(screen.container.innerHTML).toBe('Sellos partidos')
})
