import { expect, test } from 'vitest'
import { runProgram } from './testing/server-process.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'

const runTestMail = (env: Readonly<Record<string, string>>) =>
  runProgram('send-test-mail.ts', [], env)

test('a test mail goes to each receiver on the way that enquiries take', async () => {
  const smtp = await startSmtp({ hasLogin: true })
  const url = smtp.url.replace('//', '//ana:secreto@')
  const MAIL_TO = 'ventas@sellos.example, gerencia@sellos.example'
  const { status, text } = await runTestMail({ ...mailEnvironment({ url }), MAIL_TO })
  expect(status).toBe(0)
  expect(text.match(/^\S+: el servidor lo aceptó/gm)).toHaveLength(2)
  expect(text).not.toContain('secreto')
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
  expect(refused.text).toContain('no acepta a este destinatario: MAIL_TO')
  expect(refused.text).toContain('550')

  const absent = await runTestMail(mailEnvironment({ url: 'smtp://127.0.0.1:1' }))
  expect([absent.status, absent.text]).toEqual([1, expect.stringContaining('no se pudo hablar')])

  const unset = await runTestMail({})
  expect([unset.status, unset.text]).toEqual([1, expect.stringContaining('Falta SMTP_URL')])
})

test('a password that may not leave unencrypted, or is wrong, is told', async () => {
  const plain = await startSmtp({ hasLogin: true })
  const url = `smtp://ana:secreto@0.0.0.0:${plain.port}`
  expect((await runTestMail(mailEnvironment({ url }))).text).toContain('no ofrece cifrado')
  const strict = await startSmtp({ hasLogin: true, password: 'otra' })
  const wrong = await runTestMail(
    mailEnvironment({ url: strict.url.replace('//', '//ana:secreto@') }),
  )
  expect([wrong.status, wrong.text]).toEqual([
    1,
    expect.stringContaining('rechaza el usuario o la clave'),
  ])
  expect(wrong.text).not.toContain('secreto')
})
