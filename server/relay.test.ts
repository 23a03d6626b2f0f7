import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { ENQUIRY_FIELDS, ENQUIRY_RULES } from '#contact/enquiry-rules.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { ENQUIRY, sendJson, sendRaw, XSRF_HEADERS } from './testing/visitor.ts'

const SEND_PATH = '/api/v1.0/email/send'

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml'))
}

describe('an enquiry', () => {
  it('is answered as EmailJS does once it lies in the outbox as a mail', async () => {
    const { url, outboxFolder } = await startServer()
    const answer = await sendJson(url)
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [name = ''] = await filesIn(outboxFolder)
    const mail = await PostalMime.parse(await readFile(join(outboxFolder, name), 'utf8'))
    expect(mail.text).toContain(ENQUIRY.comment)
    expect(mail.replyTo).toEqual([{ name: 'Ángela Muñoz', address: ENQUIRY.email }])
  })

  it('leaves nothing of the visitor in the log', async () => {
    const smtp = await startSmtp()
    smtp.manner = 'refuse-recipient'
    const { url, logLines } = await startServer({ env: mailEnvironment(smtp) })
    await sendJson(url)
    await sendJson(url, { ...ENQUIRY, email: 'no' })
    await eventually(() => expect(logLines.join('\n')).toContain('consulta rechazada'))
    const log = logLines.join('\n')
    for (const value of [...Object.values(ENQUIRY), 'ventas@', '127.0.0.1', '::1']) {
      expect(log).not.toContain(value)
    }
    expect(log).toMatch(/envío .*"respuesta":200/)
    expect(log).toMatch(/envío .*"respuesta":400/)
  })
})

describe('an enquiry that breaks the rules', () => {
  it('spec 5: is answered by the message of every field that is wrong, missing or no text', async () => {
    const { url, outboxFolder } = await startServer()
    const answer = await sendJson(url, { name: 7, lastname: null, email: ['a@b.cl'] })
    const messages = ENQUIRY_FIELDS.map((field) => `${field}: ${ENQUIRY_RULES[field].message}`)
    expect([answer.status, await answer.text()]).toEqual([400, messages.join('\n')])
    expect(await filesIn(outboxFolder)).toEqual([])
  })

  it.each([
    ['no JSON', 'hola'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    [
      'another template',
      '{"user_id":"","service_id":"","template_id":"otra","template_params":{}}',
    ],
    ['no parameters', '{"user_id":"","service_id":"","template_id":"contacto"}'],
    ['a prototype', '{"__proto__":{"template_id":"contacto"}}'],
  ])('is turned away when it is %s', async (_what, body) => {
    const { url } = await startServer()
    const headers = { 'content-type': 'application/json', ...XSRF_HEADERS }
    const answer = await fetch(url + SEND_PATH, { method: 'POST', headers, body })
    expect([answer.status, await answer.text()]).toEqual([400, 'La solicitud está mal formada.'])
  })

  it.each(['text/plain', 'application/xml'])('is turned away in %s', async (type) => {
    const { url } = await startServer()
    const headers = { 'content-type': type, ...XSRF_HEADERS }
    const answer = await fetch(url + SEND_PATH, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(415)
  })

  it('may weigh 64 KB and no more', async () => {
    const { url, port } = await startServer()
    const headers = { 'content-type': 'application/json', ...XSRF_HEADERS }
    const send = (size: number) =>
      fetch(url + SEND_PATH, { method: 'POST', headers, body: `"${'x'.repeat(size - 2)}"` })
    expect((await send(64 * 1024)).status).toBe(400)
    expect((await send(64 * 1024 + 1)).status).toBe(413)
    const chunked = await sendRaw(
      port,
      `POST ${SEND_PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nCookie: ${XSRF_HEADERS.cookie}\r\n` +
        `X-XSRF-TOKEN: ${XSRF_HEADERS['x-xsrf-token']}\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `10001\r\n${'x'.repeat(0x10001)}\r\n0\r\n\r\n`,
    )
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('the addresses of the relay', () => {
  it.each([
    ['GET', SEND_PATH, 'POST'],
    ['HEAD', SEND_PATH, 'POST'],
    ['PUT', SEND_PATH, 'POST'],
    ['POST', '/api/v1.0/email/token', 'GET, HEAD'],
    ['POST', '/api/v1.0/email', 'GET, HEAD'],
  ])('answer %s %s by 405 and what is allowed', async (method, path, allowed) => {
    const { url } = await startServer()
    const answer = await fetch(url + path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  })
})

describe('a folder that cannot be written', () => {
  it('fails the enquiry, in words, and takes the next once it can', async () => {
    const { build } = await startServer()
    await writeFile(join(build, 'archivo'), '')
    const OUTBOX_DIR = join(build, 'archivo', 'outbox')
    const { url, logLines } = await startServer({ build, env: { OUTBOX_DIR } })
    const answer = await sendJson(url)
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'Hubo un problema al enviar tu consulta.',
    ])
    expect(logLines.join('\n')).toContain('no se pudo guardar la consulta')
    await rm(join(build, 'archivo'))
    expect((await sendJson(url)).status).toBe(200)
    expect(storedIn(OUTBOX_DIR)).toHaveLength(1)
  })
})
