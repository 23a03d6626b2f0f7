import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLimits } from './limits.ts'
import { startServer } from './testing/server-fixture.ts'
import { ENQUIRY, sendForm, sendJson, XSRF_HEADERS } from './testing/visitor.ts'

/** Sends a different enquiry each time, from the address that a proxy names. */
function senderTo(url: string, changes: Partial<typeof ENQUIRY> = {}) {
  return (address: string) => {
    const enquiry = { ...ENQUIRY, comment: randomUUID(), ...changes }
    return sendJson(url, enquiry, { ...XSRF_HEADERS, 'x-forwarded-for': address })
  }
}

describe('the rate limit', () => {
  const env = { RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW_MS: '60000' }

  it('stops one address and lets others through', async () => {
    const { url } = await startServer({ env })
    const sendFrom = senderTo(url)
    expect((await sendFrom('203.0.113.7')).status).toBe(200)
    expect((await sendFrom('203.0.113.7')).status).toBe(200)
    const third = await sendFrom('203.0.113.7')
    expect([third.status, await third.text()]).toEqual([
      429,
      'Demasiadas consultas en poco tiempo. Inténtalo de nuevo en un minuto.',
    ])
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await sendFrom('203.0.113.8')).status).toBe(200)
  })

  it('says in minutes when to try again', async () => {
    const { url } = await startServer({ env: { ...env, RATE_LIMIT_WINDOW_MS: '600000' } })
    const sendFrom = senderTo(url)
    const answers = [await sendFrom('203.0.113.7'), await sendFrom('203.0.113.7')]
    answers.push(await sendFrom('203.0.113.7'))
    expect(await answers[2]?.text()).toMatch(/ Inténtalo de nuevo en (?:9|10) minutos\.$/)
  })

  it('counts what breaks the rules for less than what is taken', async () => {
    const { url } = await startServer({ env })
    const wrong = senderTo(url, { email: 'no' })
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong('203.0.113.7')).status).toBe(400)
    expect((await senderTo(url)('203.0.113.7')).status).toBe(200)
    expect((await senderTo(url)('203.0.113.7')).status).toBe(429)
  })

  it('counts the same enquiry, sent again after a lost answer, for less', async () => {
    const { url } = await startServer({ env: { ...env, RATE_LIMIT_MAX: '3' } })
    const again = senderTo(url, { comment: 'la misma' })
    for (let tries = 0; tries < 5; tries += 1) expect((await again('203.0.113.7')).status).toBe(200)
  })

  it('counts the addresses of one line together, and the lines of one network', async () => {
    const { url } = await startServer({ env })
    const sendFrom = senderTo(url)
    const statusesFrom = async (addresses: string[]) => {
      const statuses: number[] = []
      for (const address of addresses) statuses.push((await sendFrom(address)).status)
      return statuses
    }
    expect(
      await statusesFrom(['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:ffff::3']),
    ).toEqual([200, 200, 429])
    const lines = [2, 3, 4, 5, 6].map((line) => `2001:db8:1:${line}::1`)
    expect(await statusesFrom(lines)).toEqual([200, 200, 200, 200, 429])
    expect(await statusesFrom(['2001:db8:2::1'])).toEqual([200])
  })

  it('has a limit for all the world', async () => {
    const { url } = await startServer({ env: { ...env, RATE_LIMIT_MAX: '1' } })
    const sendFrom = senderTo(url)
    for (let sender = 1; sender <= 30; sender += 1) {
      expect((await sendFrom(`203.0.113.${sender}`)).status).toBe(200)
    }
    expect((await sendFrom('203.0.113.99')).status).toBe(429)
  })

  it('does not count what another site sends in a visitor’s name', async () => {
    const { url } = await startServer({ env })
    for (let times = 0; times < 20; times += 1) {
      expect((await sendForm(url, ENQUIRY, { origin: 'https://evil.example' })).status).toBe(403)
    }
    expect((await sendForm(url)).status).toBe(200)
  })

  it('remembers 20,000 addresses at most, however many there are', async () => {
    const limits = createLimits({ max: 1_000_000, windowMs: 60_000 })
    let remembered = 0
    for (let sender = 0; sender < 21_000; sender += 1) {
      const waitMs = await limits.enter(`10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`)
      if (waitMs === 0) remembered += 1
    }
    expect(remembered).toBeLessThanOrEqual(20_000)
  })

  it('does not believe an address that a visitor claims from outside', async () => {
    const { url } = await startServer({ env: { ...env, TRUST_PROXY: '192.0.2.1' } })
    const sendFrom = senderTo(url)
    const statuses = [await sendFrom('203.0.113.1'), await sendFrom('203.0.113.2')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    expect((await sendFrom('203.0.113.3')).status).toBe(429)
  })
})
