import { expect, test } from 'vitest'
import { isFit } from './fit-answer.ts'

const PAGE = '<!doctype html><html data-entry="/assets/client-C4fe.js"><h1>Sellos</h1>'
const answer = (type: string, body = 'x', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

test.each([
  ['/', 'text/html; charset=utf-8', PAGE],
  ['/productos/sellos', 'text/html', PAGE],
  ['/assets/entry-C4fe.js', 'text/javascript; charset=utf-8', 'export{}'],
  ['/assets/entry-C4fe.js', 'application/javascript', 'export{}'],
  ['/assets/letra-C4fe.woff2', 'font/woff2', 'x'],
  ['/assets/letra-C4fe.woff2', 'application/octet-stream', 'x'],
  ['/dibujos/a.svg', 'image/svg+xml', '<svg/>'],
  ['/fotos/a.jpg', 'image/jpeg', 'x'],
  ['/fichas/a.pdf', 'application/pdf', '%PDF'],
  ['/buscar/indice.json', 'application/json', '{}'],
])('%s with the type %s may be cached', async (path, type, body) => {
  expect(await isFit(path, answer(type, body))).toBe(true)
})

const SIGN_IN = '<!doctype html><title>Wi-Fi</title>'

test.each([
  '/',
  '/assets/entry-C4fe.js',
  '/assets/letra-C4fe.woff2',
  '/dibujos/a.svg',
  '/fotos/a.jpg',
  '/fichas/a.pdf',
  '/buscar/indice.json',
  '/guardar/sellos.json',
])("a captive portal's page in place of %s is never cached", async (path) => {
  expect(await isFit(path, answer('text/html', SIGN_IN))).toBe(false)
})

test('an error, a partial answer, a redirected page or an answer without a type is never cached', async () => {
  for (const status of [206, 204, 404, 500, 503]) {
    const body = status === 204 ? null : PAGE
    const response = new Response(body, { status, headers: { 'content-type': 'text/html' } })
    expect(await isFit('/', response)).toBe(false)
  }
  const redirected = answer('text/html', PAGE)
  Object.defineProperty(redirected, 'redirected', { value: true })
  expect(await isFit('/', redirected)).toBe(false)
  expect(await isFit('/assets/entry-C4fe.js', new Response(new Uint8Array([1])))).toBe(false)
})

test('a checked answer can still be read', async () => {
  const response = answer('text/html', PAGE)
  await isFit('/', response)
  expect(await response.text()).toBe(PAGE)
})
