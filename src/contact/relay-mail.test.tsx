import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import sdk from '@emailjs/browser/package.json'
import { RELAY_SEND_PATH, RELAY_TOKEN_PATH, relayBody, sendByRelay } from './relay-mail.ts'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'
import { xsrfFetch } from './xsrf-fetch.ts'

const { signal } = new AbortController()

function setCookie(value: string, maxAge = 60) {
  document.cookie = `XSRF-TOKEN=${value}; path=/; max-age=${maxAge}`
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

test('spec 7: what goes to a relative URL and is neither GET nor HEAD carries the token', async () => {
  setCookie('a%20token%3D')
  const fetch = stubFetch(() => new Response(null))

  await xsrfFetch('/a', { method: 'POST' })
  await xsrfFetch('a', { method: 'delete', headers: { Accept: 'text/plain' } })
  expect(fetch.mock.calls.map(headerOf)).toEqual(['a token=', 'a token='])
  expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('Accept')).toBe('text/plain')
})

test('spec 7: nothing else learns the token', async () => {
  setCookie('secret')
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
  setCookie('token')
  const fetch = stubFetch(() => new Response('OK'))

  await expect(sendByRelay(SAMPLE_ENQUIRY, signal)).resolves.toEqual({ status: 200, text: 'OK' })
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
  })
})

test('a visitor without the cookie is given one first', async () => {
  const fetch = stubFetch((url) => {
    if (url !== RELAY_TOKEN_PATH) return new Response('OK')
    setCookie('fresh')
    return new Response(null, { status: 204 })
  })

  await sendByRelay(SAMPLE_ENQUIRY, signal)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([RELAY_TOKEN_PATH, RELAY_SEND_PATH])
  expect(fetch.mock.calls.map(headerOf)).toEqual([null, 'fresh'])
})

test.each([400, 403, 413, 429, 500])('spec 8: %d from the relay is a refusal', async (status) => {
  setCookie('token')
  stubFetch(() => new Response('no', { status }))
  await expect(sendByRelay(SAMPLE_ENQUIRY, signal)).rejects.toMatchObject({ status, text: 'no' })
})

test('the sign-in page of a network is no acceptance, whatever its status', async () => {
  setCookie('token')
  stubFetch(() => new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 }))
  await expect(sendByRelay(SAMPLE_ENQUIRY, signal)).rejects.toMatchObject({ name: 'MailRefusal' })
})

test('the eight parameters are those of the specification and no others', () => {
  expect(Object.keys(relayBody(SAMPLE_ENQUIRY).template_params)).toEqual([
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
