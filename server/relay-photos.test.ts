import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ENQUIRY_FIELDS } from '#contact/enquiry-rules.ts'
import { RELAY_SEND_PATH } from '#contact/relay-mail.ts'
import { JPEG, PDF, PNG, SECRET, telephoneJpeg, telephoneWebp } from './testing/pictures.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { ENQUIRY, sendFiles, XSRF_HEADERS } from './testing/visitor.ts'

const MB = 1024 * 1024
const REFERENCE = '261122-1043-K7M4'
const photo = { name: 'Placa bomba.JPG', content: telephoneJpeg() }

describe('a form with photographs', () => {
  it('becomes one mail with them, without place and owner', async () => {
    const { url, outboxFolder } = await startServer()
    const files = [
      photo,
      { name: 'b.png', content: PNG },
      { name: 'c.webp', content: telephoneWebp() },
      { name: 'd.pdf', content: PDF },
    ]
    const answer = await sendFiles(url, files, { ...ENQUIRY, reference: REFERENCE })
    expect(await answer.text()).toContain(REFERENCE)
    const raw = await readFile(join(outboxFolder, `${REFERENCE}.eml`))
    const mail = await PostalMime.parse(raw)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      '1-Placa bomba.jpg',
      '2-b.png',
      '3-c.webp',
      '4-d.pdf',
    ])
    for (const { content } of mail.attachments) {
      expect(Buffer.from(content as ArrayBuffer).includes(SECRET)).toBe(false)
    }
    expect(mail.text).toMatch(/^Adjuntos: +1-Placa bomba\.jpg, 2-b\.png/m)
  })

  it('is delivered with them by the mail server', async () => {
    const smtp = await startSmtp()
    const { url } = await startServer({ env: mailEnvironment(smtp) })
    await sendFiles(url, [photo, photo])
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(1))
    expect((await smtp.mails())[0]?.attachments).toHaveLength(2)
  })

  it('is accepted without files: browsers send an empty part then', async () => {
    const { url, outboxFolder } = await startServer()
    const answer = await sendFiles(url, [{ name: '', content: Buffer.alloc(0) }])
    expect(answer.status).toBe(200)
    expect(storedIn(outboxFolder)[0]?.text).not.toContain('Adjuntos')
  })

  it("is answered in plain text to the site's own script, and refused to another site's", async () => {
    const { url, outboxFolder } = await startServer()
    const send = (headers: Record<string, string>) =>
      sendFiles(url, [photo], ENQUIRY, { accept: 'text/plain', ...headers })
    const answer = await send({ origin: url, ...XSRF_HEADERS })
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect((await send({ origin: 'https://evil.example', ...XSRF_HEADERS })).status).toBe(403)
    expect(storedIn(outboxFolder)).toHaveLength(1)
  })
})

describe('photographs that are not taken', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const zip = Buffer.from('PK\u0003\u0004 una bomba', 'latin1')
  const cases: [string, { name: string; content: Buffer }[], string][] = [
    ['an SVG', [{ name: 'a.svg', content: svg }], '«a» no es una foto'],
    [
      'a polyglot',
      [{ name: 'a.jpg', content: Buffer.concat([JPEG, zip]) }],
      'no es una foto ni un PDF',
    ],
    ['a zip bomb named .jpg', [{ name: 'a.jpg', content: zip }], '«a» no es una foto'],
    ['30 MB', [{ name: 'a.jpg', content: Buffer.alloc(30 * MB) }], 'Los archivos suman más de'],
    ['zero bytes', [{ name: 'a.jpg', content: Buffer.alloc(0) }], '«a» está vacío.'],
    ['a broken JPEG', [{ name: 'a.jpg', content: JPEG.subarray(0, 300) }], 'está dañado'],
    ['six', Array.from({ length: 6 }, () => photo), 'Adjunta como máximo 5 archivos.'],
  ]

  it.each(cases)(
    '%s: a sentence says why, and nothing else is lost',
    async (_what, files, words) => {
      const { url, outboxFolder } = await startServer()
      const answer = await sendFiles(url, files)
      expect(answer.status).toBe(400)
      const html = await answer.text()
      expect(html).toContain(words)
      for (const field of ENQUIRY_FIELDS) expect(html).toContain(`name="${field}"`)
      expect(html).toContain('value="angela@celulosa.example"')
      expect(html).toContain('Necesito el sello 442C.')
      expect(storedIn(outboxFolder)).toEqual([])
    },
  )

  it('tell a script in a line of their own', async () => {
    const { url } = await startServer()
    const headers = { origin: url, accept: 'text/plain' }
    const answer = await sendFiles(url, [{ name: 'a.svg', content: svg }], ENQUIRY, headers)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'photos: «a» no es una foto (JPEG, PNG o WebP) ni un PDF.',
    ])
  })

  it('of over 50 MB are refused before they are read', async () => {
    const { port } = await startServer()
    const request = httpRequest({
      port,
      method: 'POST',
      path: RELAY_SEND_PATH,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 60 * MB,
        'sec-fetch-site': 'same-origin',
      },
    })
    onTestFinished(() => void request.destroy())
    request.on('error', () => {}) // hung up on
    request.flushHeaders()
    const status = await new Promise((resolve) => {
      request.on('response', (response) => resolve(response.statusCode))
    })
    expect(status).toBe(413)
  })

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"',
    ],
    ['a thousand fields', 'multipart/form-data; boundary=x', `${fieldParts(1000)}--x--\r\n`],
  ])('in a body with %s are refused', async (_what, type, body) => {
    const { url, outboxFolder } = await startServer()
    const headers = { 'content-type': type, origin: url }
    const answer = await fetch(url + RELAY_SEND_PATH, { method: 'POST', headers, body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(storedIn(outboxFolder)).toEqual([])
  })
})

function fieldParts(times: number): string {
  return '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n'.repeat(times)
}

it('only a few forms with photographs are read at a time; the next gets a Retry-After', async () => {
  const { url, port } = await startServer()
  // More than are read at a time: the photograph below may come between them.
  const slow = Array.from({ length: 8 }, () => {
    const request = httpRequest({
      port,
      method: 'POST',
      path: RELAY_SEND_PATH,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'same-origin',
      },
    })
    request.on('error', () => {}) // given up by the test
    request.write('--x\r\n')
    return request
  })
  await vi.waitFor(async () => {
    const answer = await sendFiles(url, [photo])
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Inténtalo de nuevo en un minuto.')
  })
  for (const request of slow) request.destroy()
  await vi.waitFor(async () => expect((await sendFiles(url, [photo])).status).toBe(200))
})
