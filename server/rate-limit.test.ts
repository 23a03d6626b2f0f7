import { describe, expect, it } from 'vitest'
import { startServer } from './testing/server-fixture.ts'
import { ENQUIRY, sendJson, XSRF_HEADERS } from './testing/visitor.ts'

describe('the rate limit', () => {
  const env = { RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW_MS: '60000' }

  it('stops one address and lets others through', async () => {
    const { url } = await startServer({ env })
    const sendFrom = (address: string) =>
      sendJson(url, ENQUIRY, { ...XSRF_HEADERS, 'x-forwarded-for': address })
    expect((await sendFrom('203.0.113.7')).status).toBe(200)
    expect((await sendFrom('203.0.113.7')).status).toBe(200)
    const third = await sendFrom('203.0.113.7')
    expect([third.status, await third.text()]).toEqual([
      429,
      'Demasiadas consultas en poco tiempo. Inténtalo de nuevo más tarde.',
    ])
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await sendFrom('203.0.113.8')).status).toBe(200)
  })

  it('lets one visitor through while another floods the form', async () => {
    const { url } = await startServer({ env })
    const sendFrom = (address: string) =>
      sendJson(url, ENQUIRY, { ...XSRF_HEADERS, 'x-forwarded-for': address })
    const flood = Array.from({ length: 300 }, () => sendFrom('203.0.113.7'))
    const others = ['203.0.113.8', '203.0.113.9', '2001:db8::1'].map(sendFrom)
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200])
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 429)).toHaveLength(298)
  })

  it('leaves pages and the token alone', async () => {
    const { url } = await startServer({ env })
    for (const path of ['/contacto', '/api/v1.0/email/token']) {
      for (let times = 0; times < 4; times += 1) {
        expect((await fetch(url + path)).ok).toBe(true)
      }
    }
  })

  it('does not believe an address that a visitor claims from outside', async () => {
    const { url } = await startServer({ env: { ...env, TRUST_PROXY: '192.0.2.1' } })
    const sendFrom = (address: string) =>
      sendJson(url, ENQUIRY, { ...XSRF_HEADERS, 'x-forwarded-for': address })
    const statuses = [await sendFrom('203.0.113.1'), await sendFrom('203.0.113.2')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    expect((await sendFrom('203.0.113.3')).status).toBe(429)
  })
})
