import { describe, expect, it } from 'vitest'
import { startServer } from './testing/server-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { ENQUIRY, sendJson, XSRF_HEADERS } from './testing/visitor.ts'

describe('cross-site request protection', () => {
  it('gives out a cookie that the page can read and another site cannot', async () => {
    const { url } = await startServer()
    const answer = await fetch(`${url}/api/v1.0/email/token`)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Strict$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toContain(`=${await answer.text()};`)
    const other = await fetch(`${url}/api/v1.0/email/token`)
    expect(other.headers.get('set-cookie')).not.toBe(answer.headers.get('set-cookie'))
  })

  it('keeps the cookie to https where the site is on https, and to its value in a second tab', async () => {
    const { url } = await startServer()
    const headers = { cookie: `otra=1; ${XSRF_HEADERS.cookie}`, 'x-forwarded-proto': 'https' }
    const answer = await fetch(`${url}/api/v1.0/email/token`, { headers })
    expect(answer.headers.get('set-cookie')).toBe(
      `${XSRF_HEADERS.cookie}; Path=/; SameSite=Strict; Secure`,
    )
  })

  it.each([
    ['neither cookie nor header', {}],
    ['the cookie alone', { cookie: XSRF_HEADERS.cookie }],
    ['the header alone', { 'x-xsrf-token': XSRF_HEADERS['x-xsrf-token'] }],
    ['another value', { ...XSRF_HEADERS, 'x-xsrf-token': 'b'.repeat(43) }],
    ['empty values', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    ['a value that can be guessed', { cookie: 'XSRF-TOKEN=1', 'x-xsrf-token': '1' }],
    ['a longer value', { ...XSRF_HEADERS, 'x-xsrf-token': 'á'.repeat(22) }],
  ])('turns away a request with %s', async (_what, headers) => {
    const { url, outboxFolder } = await startServer()
    const answer = await sendJson(url, ENQUIRY, headers)
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'No pudimos comprobar que el envío viene de este sitio: recarga la página de contacto y envíalo de nuevo.',
    ])
    expect(storedIn(outboxFolder)).toEqual([])
  })

  it.each([
    ['another program’s', 'b'.repeat(43)],
    ['malformed', '%zz%'],
    ['empty', ''],
  ])('finds its cookie behind one that is %s', async (_what, value) => {
    const { url } = await startServer()
    const cookie = `XSRF-TOKEN=${value}; ${XSRF_HEADERS.cookie}`
    expect((await sendJson(url, ENQUIRY, { ...XSRF_HEADERS, cookie })).status).toBe(200)
  })

  it('takes an enquiry with the cookie that it has given out', async () => {
    const { url } = await startServer()
    const token = await fetch(`${url}/api/v1.0/email/token`)
    const cookie = token.headers.get('set-cookie')?.split(';')[0] ?? ''
    const value = cookie.split('=')[1] ?? ''
    const answer = await sendJson(url, ENQUIRY, { cookie, 'x-xsrf-token': value })
    expect(answer.status).toBe(200)
  })
})
