import { describe, expect, it } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { outcomeOf } from './smtp.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp, type SmtpFixture } from './testing/smtp-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { sendJson } from './testing/visitor.ts'

/** A server that delivers with a password, to an address of this machine that does not count as loopback. */
function sendWithPassword({ port }: SmtpFixture, env: Readonly<Record<string, string>> = {}) {
  const url = `smtp://ana:secreto@0.0.0.0:${port}`
  return startServer({ env: { ...mailEnvironment({ url }), ...env } })
}

describe('a password', () => {
  it('never leaves the machine unencrypted', async () => {
    const smtp = await startSmtp({ hasLogin: true })
    const { url, logLines } = await sendWithPassword(smtp)
    expect((await sendJson(url)).status).toBe(200)
    await eventually(() => expect(logLines.join('\n')).toContain('"error":"ETLS/'))
    expect([smtp.passwords, smtp.raw]).toEqual([[], []])
  })

  it('does so where the owner says so', async () => {
    const smtp = await startSmtp({ hasLogin: true })
    const { url } = await sendWithPassword(smtp, { SMTP_ALLOW_UNENCRYPTED: 'sí' })
    await sendJson(url)
    await eventually(() => expect(smtp.raw).toHaveLength(1))
    expect(smtp.passwords).toEqual(['secreto'])
  })

  it('is shown to no one whose certificate is not valid, and the log says why', async () => {
    const smtp = await startSmtp({ hasLogin: true, hasTls: true })
    const { url, logLines } = await sendWithPassword(smtp)
    await sendJson(url)
    await eventually(() =>
      expect(logLines.join('\n')).toContain('"error":"ESOCKET/CERT_HAS_EXPIRED"'),
    )
    expect([smtp.passwords, smtp.raw]).toEqual([[], []])
  })

  it('needs no encryption on the way to a mail server of the same machine', async () => {
    const smtp = await startSmtp({ hasLogin: true, hasTls: true })
    const env = mailEnvironment({ url: `smtp://ana:secreto@127.0.0.1:${smtp.port}` })
    const { url } = await startServer({ env })
    await sendJson(url)
    await eventually(() => expect(smtp.raw).toHaveLength(1))
    expect(smtp.passwords).toEqual(['secreto'])
  })
})

describe('what a failure means', () => {
  const to = ['ventas@sellos.example']
  const NOTHING = { taken: [], refused: [], isTooLarge: false, isUnreachable: false }
  const failure = (responseCode: number | undefined, command: string, more: object = {}) =>
    Object.assign(new Error('no'), { ...(responseCode && { responseCode }), command, ...more })

  it.each([
    [
      'a line that breaks',
      failure(undefined, 'CONN', { code: 'ECONNECTION' }),
      { isUnreachable: true },
    ],
    [
      'an attempt that takes too long',
      Object.assign(new Error('no'), { name: 'AbortError' }),
      { isUnreachable: true },
    ],
    ['a server that closes', failure(421, 'MAIL FROM'), { isUnreachable: true }],
    ['a mail put off', failure(451, 'DATA'), {}],
    [
      'a mailbox that is full',
      failure(552, 'DATA', { response: '552 5.2.2 full' }),
      { refused: to },
    ],
    [
      'a mail too large by its announced size',
      failure(undefined, 'MAIL FROM', { code: 'EMESSAGE' }),
      { isTooLarge: true },
    ],
    ['a mail too large by the server’s word', failure(552, 'MAIL FROM'), { isTooLarge: true }],
    [
      'a mail too large once it is there',
      failure(554, 'DATA', { response: '554 5.3.4 big' }),
      { isTooLarge: true },
    ],
    ['a mail not wanted', failure(554, 'DATA'), { refused: to }],
    [
      'a mail that the library does not send',
      failure(undefined, 'API', { code: 'EENVELOPE' }),
      { refused: to },
    ],
  ])('%s', (_what, given, expected) => {
    expect(outcomeOf(given, to)).toEqual({ ...NOTHING, ...expected, failure: given })
  })

  it('for receivers: each is judged by his own reply', () => {
    const rejectedErrors = [
      failure(450, 'RCPT TO', { recipient: 'sur@sellos.example' }),
      failure(550, 'RCPT TO', { recipient: 'ventas@sellos.example' }),
    ]
    const all = failure(450, 'RCPT TO', { rejectedErrors })
    expect(outcomeOf(all, to)).toMatchObject({ refused: ['ventas@sellos.example'], taken: [] })
  })

  it('before the mail itself, as with a wrong password: all mail waits', async () => {
    const smtp = await startSmtp({ hasLogin: true, password: 'otra' })
    const { url, outboxFolder, logLines } = await startServer({
      env: mailEnvironment({ url: `smtp://ana:secreto@127.0.0.1:${smtp.port}` }),
    })
    await sendJson(url)
    await eventually(() => expect(logLines.join('\n')).toContain('"error":"EAUTH'))
    expect(storedIn(outboxFolder)[0]?.state).toBe('waiting')
  })
})
