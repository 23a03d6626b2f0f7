import { describe, expect, it, vi } from 'vitest'
import { setbackOf } from './smtp.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp, type SmtpFixture } from './testing/smtp-fixture.ts'
import { sendJson } from './testing/visitor.ts'

/** A server that delivers with a password; this address of the same machine is not loopback's. */
function sendWithPassword({ port }: SmtpFixture, env: Readonly<Record<string, string>> = {}) {
  const url = `smtp://ana:secreto@0.0.0.0:${port}`
  return startServer({ env: { ...mailEnvironment({ url }), ...env } })
}

describe('a password', () => {
  it('never leaves the machine unencrypted', async () => {
    const smtp = await startSmtp({ hasLogin: true })
    const { url, logLines } = await sendWithPassword(smtp)
    expect((await sendJson(url)).status).toBe(200)
    await vi.waitFor(() => expect(logLines.join('\n')).toContain('"error":"ETLS/'))
    expect([smtp.passwords, smtp.raw]).toEqual([[], []])
  })

  it('does so where the owner says so', async () => {
    const smtp = await startSmtp({ hasLogin: true })
    const { url } = await sendWithPassword(smtp, { SMTP_ALLOW_UNENCRYPTED: 'sí' })
    await sendJson(url)
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(1))
    expect(smtp.passwords).toEqual(['secreto'])
  })

  it('is shown to no one whose certificate is not valid, and the log says why', async () => {
    const smtp = await startSmtp({ hasLogin: true, hasTls: true })
    const { url, logLines } = await sendWithPassword(smtp)
    await sendJson(url)
    await vi.waitFor(() =>
      expect(logLines.join('\n')).toContain('"error":"ESOCKET/CERT_HAS_EXPIRED"'),
    )
    expect([smtp.passwords, smtp.raw]).toEqual([[], []])
  })

  it('needs no encryption on the way to a mail server of the same machine', async () => {
    const smtp = await startSmtp({ hasLogin: true, hasTls: true })
    const env = mailEnvironment({ url: `smtp://ana:secreto@127.0.0.1:${smtp.port}` })
    const { url } = await startServer({ env })
    await sendJson(url)
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(1))
    expect(smtp.passwords).toEqual(['secreto'])
  })
})

describe('what a failure keeps waiting', () => {
  const failure = (responseCode: number | undefined, command: string) =>
    Object.assign(new Error('no'), { responseCode, command })
  const NOTHING = { server: false, address: false, mail: false, isRefused: false }

  it.each([
    ['a server that cannot be reached', failure(undefined, 'CONN'), { server: true }],
    ['a server that closes', failure(421, 'MAIL FROM'), { server: true }],
    ['a wrong password', failure(535, 'AUTH PLAIN'), { server: true }],
    ['a receiver put off', failure(450, 'RCPT TO'), { address: true }],
    ['a receiver unknown', failure(550, 'RCPT TO'), { address: true, isRefused: true }],
    ['a mail put off', failure(451, 'DATA'), { server: true, mail: true }],
    ['a mail too large', failure(552, 'MAIL FROM'), { mail: true, isRefused: true }],
    ['a mail not wanted', failure(554, 'DATA'), { mail: true, isRefused: true }],
  ])('%s', (_what, given, expected) => {
    expect(setbackOf(given, false)).toEqual({ ...NOTHING, ...expected })
  })

  it('a line that broke when the mail was through', () => {
    const expected = { ...NOTHING, server: true, mail: true }
    expect(setbackOf(failure(undefined, 'CONN'), true)).toEqual(expected)
  })
})
