import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ANNOUNCEMENTS_ID } from '#components/announcer/announce.ts'
import { appendToQuoteList } from '#visitor/quote-list.ts'
import { DATA, PAGE } from './quote-list-fixture.tsx'

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(DATA))

test('a list that could not be copied is told so, and stands to be copied as it now is', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  const screen = await render(
    <>
      {PAGE}
      <p id={ANNOUNCEMENTS_ID} />
    </>,
  )
  const said = () => document.getElementById(ANNOUNCEMENTS_ID)?.textContent
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await screen.getByRole('button', { name: 'Copiar texto' }).click()
  await expect.poll(said).toContain('no permitió copiar')
  await screen.getByRole('button', { name: 'Una más' }).click()
  const text = screen.getByLabelText('Para copiar')
  await expect.poll(() => (text.element() as HTMLTextAreaElement).value).toContain('2 un  1510')
  await screen.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(said).toContain('Descargado')
})
