import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'

test('a field is called by its label and described by its hint', async () => {
  const screen = await render(
    <Field label="Teléfono" hint="9 dígitos">
      {(wiring) => <input {...wiring} />}
    </Field>,
  )
  const input = screen.getByLabelText('Teléfono')
  await expect.element(input).toHaveAccessibleDescription('9 dígitos')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

test('a wrong value says so to every reader', async () => {
  const screen = await render(
    <Field label="Teléfono" hint="9 dígitos" error="No es un número." notice="Mira bien.">
      {(wiring) => <input {...wiring} />}
    </Field>,
  )
  const input = screen.getByLabelText('Teléfono')
  await expect.element(input).toHaveAccessibleDescription('No es un número. 9 dígitos Mira bien.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})
