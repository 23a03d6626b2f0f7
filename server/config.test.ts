import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readConfig({ PORT: ' ', SMTP_URL: '' })).toEqual({
      port: 4173,
      host: '127.0.0.1',
      siteFolder: resolve('build/client'),
      redirectsFile: resolve('build/redirects.json'),
      policyFile: resolve('build/page-policy.txt'),
      outboxFolder: resolve('outbox'),
      mail: {
        smtpUrl: undefined,
        mayBeUnencrypted: false,
        to: [],
        from: { name: 'Sitio web', address: 'sitio-web@localhost' },
      },
      storage: { storeMaxBytes: 2_000_000_000, diskFreeMinBytes: 200_000_000 },
      rateLimit: { max: 10, windowMs: 600_000 },
      trustProxy: 'loopback',
      healthToken: undefined,
      summaryTo: [],
    })
  })

  it('take several receivers, and the first of them for the sender where none is given', () => {
    const { mail } = readConfig({
      SMTP_URL: 'smtps://ana:s%40l@smtp.example:465',
      MAIL_TO: 'Ventas <ventas@a.example>, sur@a.example',
    })
    expect(mail.to).toEqual([
      { name: 'Ventas', address: 'ventas@a.example' },
      { name: '', address: 'sur@a.example' },
    ])
    expect(mail.from).toEqual(mail.to[0])
  })

  it.each([
    [{ PORT: '80a' }, /^PORT debe ser un número entero entre 0 y 65535; dice «80a»/],
    [{ PORT: '70000' }, /^PORT/],
    [{ RATE_LIMIT_MAX: '-1' }, /^RATE_LIMIT_MAX/],
    [{ RATE_LIMIT_MAX: '0' }, /^RATE_LIMIT_MAX debe ser un número entero entre 1 y/],
    [{ RATE_LIMIT_WINDOW_MS: '0' }, /^RATE_LIMIT_WINDOW_MS/],
    [{ MAIL_TO: 'ventas' }, /^MAIL_TO no es una dirección de correo: «ventas»/],
    [{ MAIL_FROM: 'a@b.example, c' }, /^MAIL_FROM/],
    [{ SMTP_URL: 'smtp://u:p@smtp.example' }, /hace falta MAIL_TO/],
    [{ SMTP_URL: 'https://smtp.example', MAIL_TO: 'a@b.example' }, /^SMTP_URL debe tener la forma/],
    [{ SMTP_URL: 'smtp.example:25', MAIL_TO: 'a@b.example' }, /^SMTP_URL/],
  ])('that are invalid are named in Spanish: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  it('never repeat a password', () => {
    expect(() => readConfig({ SMTP_URL: 'ftp://u:secreto@x' })).not.toThrow(/secreto/)
  })
})
