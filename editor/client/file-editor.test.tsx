import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ContentState } from '../host/content-state.ts'
import { FileEditor } from './file-editor.tsx'
import { Preview } from './preview.tsx'

const NAME = 'vocabulario/glosario.yaml'
const SCHEMA = { type: 'object', properties: { lead: { type: 'string' } }, required: ['lead'] }
const STATE: ContentState = {
  files: [{ name: NAME, kind: 'glossary', title: 'Glosario', products: [] }],
  pictures: [],
  owed: [],
  choices: {},
  address: '',
  slug: 'marca',
  problems: [],
  consequences: [],
  remarks: [],
  isReviewed: true,
  publishing: { lines: [], end: '', isBusy: false },
}

function OpenFile() {
  const [isDirty, setDirty] = useState(false)
  const route = { page: 'file', name: NAME } as const
  return <FileEditor {...{ route, state: STATE, go: () => {}, isDirty, setDirty }} />
}

test('a preview that does not start is told', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(
    new Response('La vista previa no arrancó.', { status: 500 }),
  )
  const screen = await render(<Preview path="/" />)
  await expect.element(screen.getByText('La vista previa no arrancó.')).toBeVisible()
})

test.each(['typed', 'undone'])('what is %s during a save waits for the next one', async (how) => {
  const after = how === 'typed' ? 'Tres' : 'Uno'
  const saved = Promise.withResolvers<void>()
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { body } = {}) => {
    if (address === '/api/preview') return Response.json('data:text/html,')
    const { data = { lead: 'Uno' } } = JSON.parse(body as string) as { data?: object }
    if (address === '/api/save') {
      sent.push(data)
      await saved.promise
    }
    return Response.json({ stamp: `${sent.length}`, schema: SCHEMA, path: '/glosario', data })
  })
  const screen = await render(<OpenFile />)
  const field = screen.getByRole('textbox')
  const save = screen.getByRole('button', { name: 'Guardar' })
  await field.fill('Dos')
  await save.click()
  if (how === 'typed') await field.fill(after)
  else await screen.getByRole('button', { name: 'Deshacer' }).click()
  saved.resolve()
  await expect.element(screen.getByText('Guardado.')).toBeVisible()
  await expect.element(field).toHaveValue(after)
  await save.click()
  await expect.element(save).toBeDisabled()
  expect(sent).toEqual([{ lead: 'Dos' }, { lead: after }])
})
