import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMPILED } from './testing/server-process.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'

/** Runs the program as the technician does; returns its output and exit code. */
async function runTestMail(env: Readonly<Record<string, string>>) {
  const program = join(import.meta.dirname, 'send-test-mail.ts')
  const child = spawn(process.execPath, [program], {
    env: { ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  }
  const [status]: (number | null)[] = await once(child, 'close')
  return { status, said }
}

test('a test mail goes to each receiver on the way that enquiries take', async () => {
  const smtp = await startSmtp({ hasLogin: true })
  const url = smtp.url.replace('//', '//ana:secreto@')
  const MAIL_TO = 'ventas@sellos.example, gerencia@sellos.example'
  const { status, said } = await runTestMail({ ...mailEnvironment({ url }), MAIL_TO })
  expect(status).toBe(0)
  expect(said.match(/^\S+: el servidor lo aceptó/gm)).toHaveLength(2)
  expect(said).not.toContain('secreto')
  expect(smtp.recipients).toEqual(['ventas@sellos.example', 'gerencia@sellos.example'])
  const [mail] = await smtp.mails()
  expect(mail).toMatchObject({ subject: 'Correo de prueba del sitio web' })
  expect(mail?.text).toContain('por este camino llegan las consultas')
})

test('a failure is reported with advice', async () => {
  const smtp = await startSmtp()
  smtp.codes = { 'ventas@sellos.example': 550 }
  const refused = await runTestMail(mailEnvironment(smtp))
  expect(refused.status).toBe(1)
  expect(refused.said).toContain('no acepta a este destinatario: MAIL_TO')
  expect(refused.said).toContain('550')

  const absent = await runTestMail(mailEnvironment({ url: 'smtp://127.0.0.1:1' }))
  expect([absent.status, absent.said]).toEqual([1, expect.stringContaining('no se pudo hablar')])

  const unset = await runTestMail({})
  expect([unset.status, unset.said]).toEqual([1, expect.stringContaining('Falta SMTP_URL')])
})

test('a password that may not leave unencrypted, or is wrong, is told', async () => {
  const plain = await startSmtp({ hasLogin: true })
  const url = `smtp://ana:secreto@0.0.0.0:${plain.port}`
  expect((await runTestMail(mailEnvironment({ url }))).said).toContain('no ofrece cifrado')
  const strict = await startSmtp({ hasLogin: true, password: 'otra' })
  const wrong = await runTestMail(
    mailEnvironment({ url: strict.url.replace('//', '//ana:secreto@') }),
  )
  expect([wrong.status, wrong.said]).toEqual([
    1,
    expect.stringContaining('rechaza el usuario o la clave'),
  ])
  expect(wrong.said).not.toContain('secreto')
})
