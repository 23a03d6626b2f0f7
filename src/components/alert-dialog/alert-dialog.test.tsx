import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AlertDialog } from './alert-dialog.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <AlertDialog
          tone="error"
          message="No se pudo."
          reason="No hay señal."
          action={{ label: 'Intentar de nuevo', onPress: () => {} }}
          onClose={() => setIsOpen(false)}
        >
          <a href="/otra">Otra forma</a>
        </AlertDialog>
      )}
    </>
  )
}

test('an alert names itself by its message, says why before what helps, and waits on what helps most', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Abrir' }).click()

  const alert = screen.getByRole('alertdialog', { name: 'No se pudo.' })
  await expect.element(alert).toHaveAccessibleDescription('No hay señal. Otra forma')
  await expect.element(screen.getByRole('button', { name: 'Intentar de nuevo' })).toHaveFocus()
})

test.each(['{Enter}', '{Escape}'])('%s closes the alert and the focus goes back', async (key) => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(screen.getByRole('button', { name: 'Intentar de nuevo' })).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})
