import { afterEach, expect, test, vi } from 'vitest'
import { sendByEmailjs } from './emailjs-mail.ts'
import type { EmailGuards } from './mail-port.ts'
import { SAMPLE_ENQUIRY, SAMPLE_LETTER } from './testing/sample-enquiry.ts'

const { signal } = new AbortController()
const NO_GUARDS: EmailGuards = { blockHeadless: false, blockedEmails: [], minimumIntervalMs: 0 }

function send(guards: Partial<EmailGuards> = {}, until = signal, letter = SAMPLE_LETTER) {
  const settings = { kind: 'emailjs', serviceId: 'service', publicKey: 'key' } as const
  const sendIt = sendByEmailjs({
    ...settings,
    filesMostBytes: 500_000,
    guards: { ...NO_GUARDS, ...guards },
  })
  return sendIt(letter, until)
}

function stubFetch(status: number, text: string) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(text, { status }))
}

afterEach(() => vi.restoreAllMocks())

test('spec 7: the request carries service, template, public key and the eight parameters', async () => {
  const fetch = stubFetch(200, 'OK')
  await expect(send()).resolves.toEqual({ status: 200, text: 'OK' })

  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send')
  expect(JSON.parse(init?.body as string)).toMatchObject({
    service_id: 'service',
    template_id: 'contacto',
    user_id: 'key',
    template_params: {
      ...SAMPLE_ENQUIRY,
      // Its subject is the template's: the reference goes first in what the visitor wrote.
      comment: `Referencia ${SAMPLE_LETTER.reference}\n\n${SAMPLE_ENQUIRY.comment}`,
    },
  })
  expect(Object.keys(JSON.parse(init?.body as string).template_params)).toHaveLength(8)
})

test('attachments are passed to the template by number, with their names', async () => {
  const fetch = stubFetch(200, 'OK')
  const file = (name: string, text: string, type: string) => {
    return { key: name, name, content: new Blob([text], { type }), thumbnail: '', note: '' }
  }
  const files = [
    file('placa.jpg', 'foto', 'image/jpeg'),
    file('bomba.pdf', 'hoja', 'application/pdf'),
  ]
  await send({}, signal, { ...SAMPLE_LETTER, files })
  expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string).template_params).toMatchObject({
    name: SAMPLE_ENQUIRY.name,
    archivo_1: 'data:image/jpeg;base64,Zm90bw==',
    archivo_1_nombre: 'placa.jpg',
    archivo_2: 'data:application/pdf;base64,aG9qYQ==',
    archivo_2_nombre: 'bomba.pdf',
  })
})

test.each([403, 429, 500])('spec 8: %d from the service is a refusal', async (status) => {
  stubFetch(status, 'no')
  await expect(send()).rejects.toMatchObject({ name: 'MailRefusal', status, text: 'no' })
})

test('a limit of the service is told in words of the site', async () => {
  stubFetch(429, 'Too many requests')
  await expect(send()).rejects.toMatchObject({ reason: expect.stringContaining('Espera unos') })
})

test('the sign-in page of a network is no acceptance, whatever its status', async () => {
  stubFetch(200, '<!doctype html><title>Wi-Fi</title>')
  await expect(send()).rejects.toMatchObject({ name: 'MailRefusal' })
})

test('the enquiry is sent where storage is forbidden', async () => {
  stubFetch(200, 'OK')
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  await expect(send({ minimumIntervalMs: 60_000 })).resolves.toMatchObject({ status: 200 })
})

function forbid(): never {
  throw new DOMException('Access is denied', 'SecurityError')
}

test('spec 8: a lost connection rejects', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send()).rejects.toThrow('Failed to fetch')
})

test('spec 8: an automated browser is refused with 451 only when asked for', async () => {
  const fetch = stubFetch(200, 'OK')
  expect(navigator.webdriver).toBe(true)
  await send()
  await expect(send({ blockHeadless: true })).rejects.toMatchObject({ status: 451 })
  expect(fetch).toHaveBeenCalledOnce()
})

test('spec 8: a blocked e-mail is refused with 403', async () => {
  const fetch = stubFetch(200, 'OK')
  await expect(send({ blockedEmails: [SAMPLE_ENQUIRY.email] })).rejects.toMatchObject({
    status: 403,
  })
  await send({ blockedEmails: ['otra@planta.cl'] })
  expect(fetch).toHaveBeenCalledOnce()
})

test('spec 8: a second enquiry too soon is refused with 429, but only after one was accepted', async () => {
  const minimumIntervalMs = 60_000
  stubFetch(500, 'no')
  await expect(send({ minimumIntervalMs })).rejects.toMatchObject({ status: 500 })

  stubFetch(200, 'OK')
  await send({ minimumIntervalMs })
  await expect(send({ minimumIntervalMs })).rejects.toMatchObject({ status: 429 })
})

test('nothing is kept in the browser while the guards are off', async () => {
  stubFetch(200, 'OK')
  await send()
  expect(localStorage.length).toBe(0)
})

test('nothing leaves once the visitor was told that it failed', async () => {
  const fetch = stubFetch(200, 'OK')
  await expect(send({}, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
  expect(fetch).not.toHaveBeenCalled()
})
