import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { unsentCount } from '#visitor/stored-keys.ts'
import { eraseDraft } from './enquiry-draft.ts'
import { ENQUIRY_FIELDS } from './enquiry-rules.ts'
import { control, enquiryForm, fillIn, sendButton } from './testing/enquiry-form-page.tsx'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

// Specification 8.
const SENT = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'
const FAILED = 'Hubo un problema al enviar tu consulta.'
const SHORT_TIMEOUT_MS = 200
const DRIP_INTERVAL_MS = 20

type Screen = Awaited<ReturnType<typeof render>>

beforeEach(() => {
  document.cookie = `XSRF-TOKEN=${'a'.repeat(43)}; path=/`
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

function setSignal(hasSignal: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasSignal)
  dispatchEvent(new Event(hasSignal ? 'online' : 'offline'))
}

/** The visitor need not wait in the test as long as on the site. */
function shortenPatience() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(SHORT_TIMEOUT_MS))
}

/** An answer whose body never ends. */
function dripping(): Response {
  let timer: ReturnType<typeof setInterval>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new Uint8Array([46])), DRIP_INTERVAL_MS)
    },
    cancel: () => clearInterval(timer),
  })
  return new Response(body)
}

async function expectFailure(screen: Screen) {
  await expect.element(screen.getByRole('alertdialog', { name: FAILED })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  for (const field of ENQUIRY_FIELDS) {
    await expect.element(control(field)).toHaveValue(SAMPLE_ENQUIRY[field])
  }
}

test.each([
  ['a server that is overloaded', async () => new Response('<h1>no</h1>', { status: 503 })],
  ['the page of someone else, with 200', async () => new Response('<!doctype html><p>Wi-Fi')],
  ['silence', () => new Promise<Response>(() => {})],
  ['an answer that drips without end', async () => dripping()],
])('%s is never told as sent, and every value stays', async (_, answer) => {
  shortenPatience()
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expectFailure(screen)
  expect(console.info).not.toHaveBeenCalled()
})

test('without a signal the enquiry waits; its sender is asked once the signal is back', async () => {
  setSignal(false)
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const screen = await render(enquiryForm())
  await expect.element(screen.getByText(/^Sin señal: puedes escribir/)).toBeVisible()
  await fillIn()
  await sendButton().click()
  await expectFailure(screen)
  await expect.element(screen.getByText(/^Sin señal: tu consulta no se ha enviado/)).toBeVisible()

  fetch.mockClear()
  fetch.mockImplementation(async () => new Response('OK'))
  setSignal(true)
  await expect.element(screen.getByText(/^Volvió la señal/)).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  await sendButton().click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  await expect.element(screen.getByText(/^Volvió la señal/)).not.toBeInTheDocument()
})

test('an enquiry that waits for a signal still waits after a reload', async () => {
  setSignal(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const before = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expectFailure(before)
  await before.unmount()

  const after = await render(enquiryForm())
  await expect.element(after.getByText(/^Sin señal: tu consulta no se ha enviado/)).toBeVisible()
  await expect.element(control('comment')).toHaveValue(SAMPLE_ENQUIRY.comment)
  setSignal(true)
  await expect.element(after.getByText(/^Volvió la señal. Tu consulta/)).toBeVisible()
})

test('a refusal is a refusal, even if the signal was lost after it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    setSignal(false)
    return new Response('no', { status: 403 })
  })
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expectFailure(screen)
  setSignal(true)
  await expect.element(screen.getByText(/^Volvió la señal. Tu/)).not.toBeInTheDocument()
})

test('reloaded while it was being sent, the form keeps every value and says what it knows', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const before = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expect.element(before.getByText('Enviando tu consulta…')).toBeVisible()
  await expect.poll(() => fetch.mock.calls.length).toBe(1)
  await before.unmount()

  const after = await render(enquiryForm())
  await expect
    .element(after.getByText(/^No hubo respuesta al enviar. No sabemos si llegó/))
    .toBeVisible()
  for (const field of ENQUIRY_FIELDS) {
    await expect.element(control(field)).toHaveValue(SAMPLE_ENQUIRY[field])
  }
})

test('the form works where storage is forbidden', async () => {
  eraseDraft() // what the page itself remembers of the test before
  const forbid = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
})

test('without a signal the dialog says so, and its filled button keeps the enquiry', async () => {
  setSignal(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  const alert = screen.getByRole('alertdialog', { name: FAILED })
  await expect.element(alert.getByText(/^No hay señal/)).toBeVisible()
  const keep = alert.getByRole('button', { name: 'Guardar para enviar después' })
  await expect.element(keep).toHaveFocus()
  await keep.click()
  await expect.element(screen.getByText(/está guardada en este equipo/)).toBeVisible()
  expect(localStorage.getItem('consultas-sin-enviar')).toBe('1')
  await expect.element(sendButton()).toHaveFocus()
})

test.each([
  ['what was kept', SAMPLE_ENQUIRY.comment],
  ['what was kept and edited since', 'Un sello, no dos'],
])('%s is kept no more once it is cleared, also if it is put back', async (_, comment) => {
  setSignal(false)
  const screen = await render(enquiryForm())
  await fillIn()
  const keep = screen.getByRole('button', { name: 'Guardar para enviar después' })
  await keep.click()
  await expect.poll(unsentCount.read).toBe(1)
  if (comment !== SAMPLE_ENQUIRY.comment) await control('comment').fill(comment)
  await screen.getByRole('button', { name: 'Borrar lo escrito' }).click()
  await expect.poll(unsentCount.read).toBe(0)
  await screen.getByRole('button', { name: 'Deshacer el borrado' }).click()
  await expect.element(screen.getByText(/está guardada/)).not.toBeInTheDocument()
  await keep.click()
  await expect.poll(unsentCount.read).toBe(1)
})

test('when the signal returns, the dialog says so and offers to send', async () => {
  setSignal(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  const alert = screen.getByRole('alertdialog', { name: FAILED })
  await expect.element(alert.getByText(/^No hay señal/)).toBeVisible()
  setSignal(true)
  await expect.element(alert.getByText(/^Volvió la señal/)).toBeVisible()
  await expect.element(alert.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
})

test('an enquiry that was kept is sent by the address that every page offers, once', async () => {
  setSignal(false)
  const before = await render(enquiryForm())
  await fillIn()
  const keep = before.getByRole('button', { name: 'Guardar para enviar después' })
  // Not at the window's foot, where the row that sends comes back once the field has been left.
  keep.element().scrollIntoView({ block: 'center' })
  await keep.click()
  await expect.element(before.getByText(/está guardada en este equipo/)).toBeVisible()
  await before.unmount()
  sessionStorage.clear() // another tab

  setSignal(true)
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  history.replaceState(null, '', '?enviar=1')
  const after = await render(enquiryForm())
  await expect.element(after.getByRole('heading', { name: SENT })).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
  expect(location.search).not.toContain('enviar')
  await expect.poll(() => localStorage.getItem('consultas-sin-enviar')).toBeNull()
})

test('without a signal a filled form leads with what keeps it; with the signal back it is sent, once', async () => {
  setSignal(false)
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  const screen = await render(enquiryForm())
  await fillIn()
  const status = screen.getByRole('status').filter({ hasText: /./ })
  await expect.element(screen.getByText('Todo listo para enviar.')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Guardar para enviar después' }).click()
  await expect.element(status).toHaveTextContent('Ya está guardada.')
  await expect.element(sendButton()).toHaveFocus()
  setSignal(true)
  await expect.element(screen.getByText(/^Volvió la señal. Tu consulta todavía/)).toBeVisible()
  await expect.element(status).toHaveTextContent('Todo listo para enviar.')
  // What was edited after it was kept is the same enquiry still.
  await control('comment').fill('Un sello, no dos')
  await sendButton().click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
  await expect.poll(() => localStorage.getItem('consultas-sin-enviar')).toBeNull()
})

test('an enquiry kept with its list is sent with that list alone, though the list was changed since', async () => {
  setSignal(false)
  const before = await render(enquiryForm({ list: 'Solicito: 1. 180' }))
  await fillIn()
  await before.getByRole('button', { name: 'Guardar para enviar después' }).click()
  await expect.element(before.getByText(/está guardada en este equipo/)).toBeVisible()
  await before.unmount()

  setSignal(true)
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  history.replaceState(null, '', '?enviar=1')
  const after = await render(enquiryForm({ list: 'Solicito: 1. 2810' }))
  await expect.element(after.getByRole('heading', { name: SENT })).toBeVisible()
  const sent = JSON.stringify(fetch.mock.calls)
  expect(sent).toContain('1. 180')
  expect(sent).not.toContain('2810')
  await expect.poll(() => localStorage.getItem('consultas-sin-enviar')).toBeNull()
})

test('two enquiries with the same words, of two tabs, are both kept and both sent', async () => {
  setSignal(false)
  const keep = async (name: string) => {
    sessionStorage.clear() // another tab
    const tab = await render(enquiryForm())
    await fillIn({ ...SAMPLE_ENQUIRY, name })
    await tab.getByRole('button', { name: 'Guardar para enviar después' }).click()
    return tab
  }
  const first = await keep('Ana')
  await expect.poll(unsentCount.read).toBe(1)
  await first.unmount()
  // This tab was open already: it was not filled with what the other kept.
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('not yet')
  })
  const second = await keep('Juan')
  await expect.poll(unsentCount.read).toBe(2)
  await second.unmount()

  setSignal(true)
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  for (const [at, name] of ['Ana', 'Juan'].entries()) {
    const after = await render(enquiryForm())
    await expect.element(control('name')).toHaveValue(name)
    await sendButton().click()
    await expect.element(after.getByRole('heading', { name: SENT })).toBeVisible()
    await expect.poll(unsentCount.read).toBe(1 - at)
    await after.unmount()
  }
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what had no answer is kept and says so; what was written since is offered to be kept', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  const alert = screen.getByRole('alertdialog', { name: FAILED })
  await expect.element(alert.getByText(/Quedó guardada en este equipo/)).toBeVisible()
  expect(unsentCount.read()).toBe(1)
  const again = screen.getByRole('button', { name: /^Enviar (otra|de)/ })
  await userEvent.keyboard('{Escape}')
  await expect.element(again).toHaveFocus()
  const keep = screen.getByRole('button', { name: 'Guardar para enviar después' })
  await expect.element(keep).not.toBeInTheDocument()
  await control('comment').fill('Un sello, no dos')
  await keep.click()
  await expect.element(screen.getByText(/Quedó guardada en este equipo/)).toBeVisible()
  await expect.poll(unsentCount.read).toBe(1)
  await expect.element(again).toHaveFocus()
})

test('what is added to the list after no answer came is not told as sent with what was', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const before = await render(enquiryForm({ list: 'Solicito: 1. 180' }))
  await fillIn()
  await sendButton().click()
  await expect.element(before.getByRole('alertdialog', { name: FAILED })).toBeVisible()
  await before.unmount()

  fetch.mockReset().mockImplementation(async () => new Response('OK'))
  const after = await render(enquiryForm({ list: 'Solicito: 1. 180 2. 2810' }))
  const again = after.getByRole('button', { name: 'Enviar de todos modos' })
  await expect.element(again).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  // As it was sent, once its products are named alike: then the answer is asked for.
  await after.rerender(enquiryForm({ list: 'Solicito: 1. 180' }))
  await expect.element(after.getByRole('heading', { name: SENT })).toBeVisible()
})

test('an enquiry that was kept and then had no answer is counted once', async () => {
  setSignal(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const screen = await render(enquiryForm())
  await fillIn()
  await screen.getByRole('button', { name: 'Guardar para enviar después' }).click()
  await expect.poll(unsentCount.read).toBe(1)
  setSignal(true)
  await sendButton().click()
  const alert = screen.getByRole('alertdialog', { name: FAILED })
  await expect.element(alert.getByText(/Quedó guardada en este equipo/)).toBeVisible()
  expect(unsentCount.read()).toBe(1)
})
