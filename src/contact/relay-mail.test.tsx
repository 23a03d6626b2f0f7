import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import sdk from '@emailjs/browser/package.json'
import { RELAY_SEND_PATH, RELAY_TOKEN_PATH, relayBody, sendByRelay } from './relay-mail.ts'
import { SAMPLE_ENQUIRY, SAMPLE_LETTER } from './testing/sample-enquiry.ts'
import { xsrfFetch } from './xsrf-fetch.ts'

const { signal } = new AbortController()

const TOKEN = 'a'.repeat(43)
const FRESH_TOKEN = 'b'.repeat(43)

function setCookie(value: string, maxAge = 60, path = '/') {
  document.cookie = `XSRF-TOKEN=${value}; path=${path}; max-age=${maxAge}`
}

function stubFetch(answer: (url: string) => Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answer(url as string))
}

function headerOf(call: Parameters<typeof fetch> | undefined): string | null {
  return new Headers(call?.[1]?.headers).get('X-XSRF-TOKEN')
}

beforeEach(() => setCookie('', 0))
afterEach(() => {
  setCookie('', 0)
  vi.restoreAllMocks()
})

test('spec 7: requests to relative URLs other than GET and HEAD carry the token', async () => {
  setCookie(TOKEN)
  const fetch = stubFetch(() => new Response(null))

  await xsrfFetch('/a', { method: 'POST' })
  await xsrfFetch('a', { method: 'delete', headers: { Accept: 'text/plain' } })
  expect(fetch.mock.calls.map(headerOf)).toEqual([TOKEN, TOKEN])
  expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('Accept')).toBe('text/plain')
})

test('spec 7: no other request carries the token', async () => {
  setCookie(TOKEN)
  const fetch = stubFetch(() => new Response(null))

  await xsrfFetch('/a')
  await xsrfFetch('/a', { method: 'HEAD' })
  for (const url of [
    'https://example.com/a',
    '//example.com/a',
    '/\\example.com/a',
    `${location.origin}/a`,
  ]) {
    await xsrfFetch(url, { method: 'POST' })
  }
  expect(fetch.mock.calls.map(headerOf)).toEqual(Array(6).fill(null))
})

test('spec 7: the relay gets exactly what EmailJS would get', async () => {
  setCookie(TOKEN)
  const fetch = stubFetch(() => new Response('OK'))

  await expect(sendByRelay(SAMPLE_LETTER, signal)).resolves.toEqual({ status: 200, text: 'OK' })
  expect(fetch).toHaveBeenCalledOnce()
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe(RELAY_SEND_PATH)
  expect(init?.signal).toBe(signal)
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json')
  expect(JSON.parse(init?.body as string)).toEqual({
    lib_version: sdk.version,
    user_id: 'relay',
    service_id: 'relay',
    template_id: 'contacto',
    template_params: SAMPLE_ENQUIRY,
    reference: SAMPLE_LETTER.reference,
    seconds: expect.any(Number),
  })
})

test('a visitor without the cookie is given one first', async () => {
  const fetch = stubFetch((url) => {
    if (url !== RELAY_TOKEN_PATH) return new Response('OK')
    setCookie(FRESH_TOKEN)
    return new Response(FRESH_TOKEN)
  })

  await sendByRelay(SAMPLE_LETTER, signal)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([RELAY_TOKEN_PATH, RELAY_SEND_PATH])
  expect(fetch.mock.calls.map(headerOf)).toEqual([null, FRESH_TOKEN])
})

/** A relay that takes only its own newest token, as long as it is sent a cookie at all. */
function stubRelay({ takesCookies }: { takesCookies: boolean }) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url === RELAY_TOKEN_PATH) return new Response(FRESH_TOKEN)
    if (init?.body instanceof FormData) return new Response('OK')
    const isKnown = headerOf([url, init]) === FRESH_TOKEN && takesCookies
    return isKnown ? new Response('OK') : new Response('no', { status: 403 })
  })
}

test.each([
  ['another program’s', TOKEN],
  ['malformed', '%zz%'],
  ['too short', '1'],
])('a cookie that is %s does not disable the form', async (_what, value) => {
  setCookie(value)
  const fetch = stubRelay({ takesCookies: true })
  await expect(sendByRelay(SAMPLE_LETTER, signal)).resolves.toEqual({ status: 200, text: 'OK' })
  expect(fetch.mock.calls.map(([url]) => url).slice(-2)).toEqual([
    RELAY_TOKEN_PATH,
    RELAY_SEND_PATH,
  ])
})

test('a cookie that is bound to the page’s path is passed by', async () => {
  setCookie(TOKEN, 60, location.pathname)
  stubRelay({ takesCookies: true })
  await expect(sendByRelay(SAMPLE_LETTER, signal)).resolves.toMatchObject({ status: 200 })
  setCookie('', 0, location.pathname)
})

test('a refused token is fetched anew once, and no more', async () => {
  const fetch = stubFetch((url) =>
    url === RELAY_TOKEN_PATH ? new Response(FRESH_TOKEN) : new Response('no', { status: 403 }),
  )
  setCookie(TOKEN)
  await expect(sendByRelay(SAMPLE_LETTER, signal)).rejects.toMatchObject({ status: 403 })
  expect(fetch.mock.calls.filter(([url]) => url === RELAY_TOKEN_PATH)).toHaveLength(1)
})

test('with cookies blocked the enquiry goes the way of a form without a script', async () => {
  const fetch = stubRelay({ takesCookies: false })
  await expect(sendByRelay(SAMPLE_LETTER, signal)).resolves.toEqual({ status: 200, text: 'OK' })
  const [url, init] = fetch.mock.calls.at(-1) ?? []
  expect(url).toBe(RELAY_SEND_PATH)
  expect(new Headers(init?.headers).get('Accept')).toBe('text/plain')
  expect(Object.fromEntries(init?.body as FormData)).toMatchObject(SAMPLE_ENQUIRY)
})

test('photographs go as a form does, with the reference and all eight fields', async () => {
  setCookie(TOKEN)
  const fetch = stubFetch(() => new Response('OK'))
  const files = ['placa.jpg', 'plano.pdf'].map((name) => ({
    key: name,
    name,
    content: new Blob([name]),
    thumbnail: '',
    note: '',
  }))
  await expect(sendByRelay({ ...SAMPLE_LETTER, files }, signal)).resolves.toMatchObject({
    status: 200,
  })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe(RELAY_SEND_PATH)
  expect([...new Headers(init?.headers)]).toEqual([['accept', 'text/plain']])
  const form = init?.body as FormData
  const { photos, seconds, ...fields } = Object.fromEntries(form)
  expect(fields).toEqual({ ...SAMPLE_ENQUIRY, reference: SAMPLE_LETTER.reference })
  expect(seconds).toMatch(/^\d+$/)
  expect(photos).toBeInstanceOf(File)
  expect(form.getAll('photos').map((file) => (file as File).name)).toEqual([
    'placa.jpg',
    'plano.pdf',
  ])
})

/** As the relay says when to try again. */
const AGAIN = 'Inténtalo de nuevo en 4 minutos.'

test.each([
  [429, `Demasiadas. ${AGAIN}`, /^Demasiadas. Inténtalo de nuevo en 4 minutos.$/],
  [429, 'x', /^Se enviaron demasiadas consultas .+ Espera unos minutos/],
  [429, `<p>Too many. ${AGAIN}</p>`, /Espera unos minutos/],
  [403, 'Forbidden', /^El servidor no aceptó el envío. Recarga la página/],
  [503, '<!doctype html><title>Service unavailable</title>', /Espera unos minutos/],
  [400, 'email: Ingresa un correo válido.', /^$/],
  [400, 'photos: «a» está vacío.\nphotos: «b» no cabe.', /^«a» está vacío. «b» no cabe.$/],
  [413, '<h1>Too large</h1>', /^Los archivos pesan demasiado/],
])('%d shows the visitor the message for that status', async (status, text, reason) => {
  setCookie(TOKEN)
  stubFetch(() => new Response(text, { status }))
  await expect(sendByRelay(SAMPLE_LETTER, signal)).rejects.toMatchObject({
    reason: expect.stringMatching(reason),
  })
})

test('the sign-in page of a network is no acceptance, whatever its status', async () => {
  setCookie(TOKEN)
  stubFetch(() => new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 }))
  await expect(sendByRelay(SAMPLE_LETTER, signal)).rejects.toMatchObject({ name: 'MailRefusal' })
})

test('the eight parameters are those of the specification and no others', () => {
  expect(Object.keys(relayBody(SAMPLE_ENQUIRY, '').template_params)).toEqual([
    'name',
    'lastname',
    'phone',
    'email',
    'comment',
    'companyRut',
    'businessName',
    'address',
  ])
})
