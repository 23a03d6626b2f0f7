import { readdir, readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { ENQUIRY_FIELDS } from '#contact/enquiry-rules.ts'
import { RELAY_SEND_PATH } from '#contact/relay-mail.ts'
import { TIMEOUTS } from './connections.ts'
import { PDF, PNG, SECRET, telephoneJpeg, TELEPHONE_WEBP } from './testing/pictures.ts'
import { startServer } from './testing/server-fixture.ts'
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
      { name: 'c.webp', content: TELEPHONE_WEBP },
      { name: 'd.pdf', content: PDF },
    ]
    const answer = await sendFiles(url, files, { ...ENQUIRY, reference: REFERENCE })
    expect(await answer.text()).toContain(REFERENCE)
    const raw = await readFile(join(outboxFolder, `${REFERENCE}.eml`))
    const mail = await PostalMime.parse(raw)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      '1-Placa bomba.jpg',
      '2-b.jpg',
      '3-c.jpg',
      '4-d.pdf',
    ])
    for (const { content } of mail.attachments) {
      expect(Buffer.from(content as ArrayBuffer).includes(SECRET)).toBe(false)
    }
    expect(mail.text).toMatch(/^Adjuntos: +1-Placa bomba\.jpg, 2-b\.jpg/m)
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
  const cases: [string, { name: string; content: Buffer }[], string][] = [
    ['an SVG', [{ name: 'a.svg', content: svg }], '«a» no es una foto'],
    ['30 MB', [{ name: 'a.jpg', content: Buffer.alloc(30 * MB) }], 'Los archivos suman más de'],
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
      'photos: «a» no es una foto ni un PDF.',
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
    request.on('error', () => {}) // the server hung up
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
    [
      'a file without a name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="photos"\r\nContent-Type: application/octet-stream\r\n\r\nnada\r\n--x--\r\n',
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('uploads under way', () => {
  /** Begins an upload from an address, and leaves it unfinished. */
  function beginUpload(port: number, address: string) {
    const request = httpRequest({
      port,
      method: 'POST',
      path: RELAY_SEND_PATH,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      },
    })
    const answered = new Promise<number | undefined>((resolve) => {
      request.on('response', (response) => resolve(response.resume().statusCode))
      request.on('error', () => resolve(undefined)) // the server hung up, or the test gave up
    })
    onTestFinished(() => void request.destroy())
    request.write('--x\r\n')
    return { request, answered }
  }

  it('of one address leave the places of all others free, and the next of it is told why', async () => {
    const { url, port } = await startServer()
    const slow = Array.from({ length: 6 }, () => beginUpload(port, '203.0.113.7'))
    let refused = 0
    for (const { answered } of slow) {
      void answered.then((status) => {
        if (status === 503) refused += 1
      })
    }
    await eventually(() => expect(refused).toBe(4))
    const sendFrom = (address: string) =>
      sendFiles(url, [photo], ENQUIRY, { origin: url, 'x-forwarded-for': address })
    const third = await sendFrom('203.0.113.7')
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await third.text()).toContain('Estamos recibiendo muchas fotos a la vez.')
    expect((await sendFrom('203.0.113.8')).status).toBe(200)
    for (const { request } of slow) request.destroy()
    await eventually(async () => expect((await sendFrom('203.0.113.7')).status).toBe(200))
  })

  it('are no more than sixteen, from wherever', async () => {
    const { port } = await startServer({ env: { RATE_LIMIT_MAX: '100' } })
    let refused = 0
    for (let number = 0; number < 20; number += 1) {
      void beginUpload(port, `203.0.113.${number}`).answered.then((status) => {
        if (status === 503) refused += 1
      })
    }
    await eventually(() => expect(refused).toBe(4))
    await pause(50)
    expect(refused).toBe(4)
  })

  it('are cut off where they come by drops', async () => {
    const timeouts = { ...TIMEOUTS, trickleMs: 300 }
    const { port } = await startServer({ timeouts })
    const { request, answered } = beginUpload(port, '203.0.113.7')
    const drops = setInterval(() => request.write('x'), 50)
    onTestFinished(() => clearInterval(drops))
    expect(await answered).toBeUndefined()
  })

  it('whose senders hang up as soon as they are whole keep no turn and no place', async () => {
    const { url, port, outboxFolder } = await startServer()
    const parts = Object.entries(ENQUIRY).map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const file = 'Content-Disposition: form-data; name="photos"; filename="a.pdf"\r\n\r\n%PDF-1.7 '
    for (let number = 0; number < 8; number += 1) {
      const { request } = beginUpload(port, `203.0.113.${number % 2}`)
      const body = Buffer.from(`${file}${number}\r\n${parts.join('')}--x--\r\n`)
      request.end(body, () => request.destroy())
      await pause(number * 3)
    }
    const sent = await sendFiles(url, [photo], ENQUIRY, { origin: url, accept: 'text/plain' })
    expect(sent.status).toBe(200)
    expect(storedIn(outboxFolder).length).toBeGreaterThan(0)
  })

  it('that tell no length are not read beyond 50 MB', async () => {
    const { port } = await startServer()
    const { request, answered } = beginUpload(port, '203.0.113.7')
    request.write('Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n')
    const chunk = Buffer.alloc(MB)
    const isOver = answered.then(() => true)
    // Resolves once the server has read most of the earlier bytes, however slow it is.
    const written = (bytes: Buffer) =>
      new Promise<boolean>((resolve) => request.write(bytes, () => resolve(false)))
    let sentMb = 0
    do {
      sentMb += 1
    } while (sentMb < 300 && !(await Promise.race([isOver, written(chunk)])))
    expect([413, undefined]).toContain(await answered)
    expect(sentMb).toBeLessThan(100)
  })

  it('leave nothing in the folder of the enquiries', async () => {
    const { port, outboxFolder } = await startServer()
    const { request } = beginUpload(port, '203.0.113.7')
    request.write('Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nAna')
    await eventually(async () => expect(await readdir(outboxFolder)).toContain('entrega.lock'))
    expect((await readdir(outboxFolder)).filter((name) => name.startsWith('.'))).toEqual([])
  })
})
