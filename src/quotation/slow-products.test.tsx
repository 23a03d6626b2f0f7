import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { readQuoteList } from '#visitor/quote-list.ts'
import { DATA, PAGE } from './quote-list-fixture.tsx'

test('what is typed while the products come stays in the field, and a second press adds nothing', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise)
  const screen = await render(PAGE)
  const field = screen.getByLabelText(/^Agregar por código/)
  await field.fill('1510')
  const act = screen.getByRole('button', { name: 'Agregar', exact: true })
  await act.click()
  await act.click()
  await field.fill('1510 y la brida')
  answer.resolve(Response.json(DATA))
  await expect.poll(() => readQuoteList().map(({ id }) => id)).toEqual(['1510'])
  await expect.element(field).toHaveValue(' y la brida')
})
