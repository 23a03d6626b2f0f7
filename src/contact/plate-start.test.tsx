import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { draftName, eraseDraft, readDraft, writeDraft } from './enquiry-draft.ts'
import { EMPTY_ENQUIRY } from './enquiry-rules.ts'
import { readPlate } from './plate-draft.ts'
import { PlateStart } from './plate-start.tsx'
import { storeDraftFiles, readDraftFiles } from './stored-enquiry.ts'
import { control, enquiryForm } from './testing/enquiry-form-page.tsx'
import { photograph } from './testing/sample-pictures.ts'

const START = <PlateStart filesMostBytes={12_000_000} />

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 800)
})

function choose(file: File) {
  const input = [...document.querySelectorAll<HTMLInputElement>('input[capture]')].at(-1)
  if (!input) throw new Error('no field for a photograph')
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a photograph, a TAG and a telephone begin the enquiry that the form completes', async () => {
  const start = await render(START)
  choose(await photograph(60, 40, 'placa.jpg'))
  await expect.element(start.getByText(/^placa.jpg/)).toBeVisible()
  await start.getByLabelText('TAG del equipo').fill('310-PU-014')
  await start.getByLabelText('Teléfono').fill('+56 9 1234 5678')
  await start.getByLabelText('TAG del equipo').click()
  await expect.element(start.getByLabelText('Teléfono')).toHaveValue('912345678')
  await start.unmount()

  const form = await render(enquiryForm())
  await expect.element(form.getByText(/^placa.jpg/)).toBeVisible()
  await expect
    .element(control('comment'))
    .toHaveValue('Solicito cotización según la foto de la placa (TAG 310-PU-014).')
  await expect.element(control('phone')).toHaveValue('912345678')
  await form.unmount()

  const again = await render(START)
  await expect.element(again.getByLabelText('TAG del equipo')).toHaveValue('310-PU-014')
  await again.getByRole('button', { name: 'Quitar placa.jpg' }).click()
  expect(readDraft().values.comment).toContain('para el equipo TAG 310-PU-014.')
})

test('photographs of a closed tab are deleted once another one looks for its own after a day', async () => {
  const content = await photograph(60, 40, 'placa.jpg')
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 25 * 60 * 60 * 1000)
  const file = { key: '1', name: 'placa.jpg', content, thumbnail: '', note: '' }
  await storeDraftFiles('otra pestaña', [file])
  now.mockRestore()
  await readDraftFiles(draftName())
  expect(await readDraftFiles('otra pestaña')).toEqual([])
})

test('what was written in the form before stays', async () => {
  const values = { ...EMPTY_ENQUIRY, name: 'Ana', comment: 'Para mayo' }
  writeDraft({ values, opening: '', list: '', left: 'editing', reference: '' })
  const start = await render(START)
  await start.getByLabelText('TAG del equipo').fill('P-1')
  await start.getByLabelText('TAG del equipo').fill('P-12')
  expect(readDraft().values).toMatchObject({
    name: 'Ana',
    comment: 'Solicito cotización para el equipo TAG P-12.\n\nPara mayo',
  })
  expect(readPlate()).toEqual({ tag: 'P-12', phone: '' })
  await start.getByLabelText('TAG del equipo').fill('')
  expect(readDraft().values.comment).toBe('Para mayo')
})

test('what was sent in the form is gone for who goes back to its start', async () => {
  const start = await render(START)
  choose(await photograph(60, 40, 'placa.jpg'))
  await expect.element(start.getByText(/^placa.jpg/)).toBeVisible()
  await start.getByLabelText('TAG del equipo').fill('P-12')
  await storeDraftFiles(draftName(), [])
  eraseDraft()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(start.getByText(/^placa.jpg/)).not.toBeInTheDocument()
  await expect.element(start.getByLabelText('TAG del equipo')).toHaveValue('')
})

test('the form that is come back to holds what was begun on another page meanwhile', async () => {
  const form = await render(enquiryForm())
  await control('name').fill('Ana')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  const start = await render(START)
  choose(await photograph(60, 40, 'placa.jpg'))
  await expect.element(start.getByText(/^placa.jpg/)).toBeVisible()
  await start.getByLabelText('TAG del equipo').fill('P-12')
  await expect.element(start.getByText('Completar la consulta')).toBeVisible()
  await start.unmount()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(form.getByText(/^placa.jpg/)).toBeVisible()
  await expect
    .element(control('comment'))
    .toHaveValue('Solicito cotización según la foto de la placa (TAG P-12).')
  await expect.element(control('name')).toHaveValue('Ana')
})

test('where the mail takes no file none is asked for', async () => {
  const start = await render(<PlateStart filesMostBytes={0} />)
  await expect.element(start.getByLabelText('TAG del equipo')).toBeVisible()
  await expect.element(start.getByText('Tomar foto')).not.toBeInTheDocument()
})

test('a telephone asks for the photograph first, and for the rest once it is there', async () => {
  await page.viewport(390, 844)
  const start = await render(START)
  await expect.element(start.getByLabelText('TAG del equipo')).not.toBeVisible()
  choose(await photograph(60, 40, 'placa.jpg'))
  await expect.element(start.getByLabelText('TAG del equipo')).toBeVisible()
  await start.getByRole('button', { name: 'Quitar placa.jpg' }).click()
})
