import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { numberedPdf } from './testing/pictures.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp, type SmtpFixture } from './testing/smtp-fixture.ts'
import { storedIn, waitingIn } from './testing/stored-enquiries.ts'
import { ENQUIRY, sendFiles, sendJson } from './testing/visitor.ts'

/** The references in the Message-IDs of the mails that arrived. */
async function arrivedAt(smtp: SmtpFixture): Promise<string[]> {
  const mails = await smtp.mails()
  return mails.map(({ messageId = '' }) => messageId.split(/[<@]/)[1] ?? '').toSorted()
}

describe('delivery', () => {
  it('hands the enquiry to the mail server once, and keeps a copy apart', async () => {
    const smtp = await startSmtp()
    const { url, outboxFolder } = await startServer({ env: mailEnvironment(smtp) })
    expect((await sendJson(url)).status).toBe(200)
    await eventually(() => expect(waitingIn(outboxFolder)).toEqual([]))
    const [mail] = await smtp.mails()
    expect(mail?.text).toContain(ENQUIRY.comment)
    expect(mail?.to).toEqual([{ name: 'Ventas', address: 'ventas@sellos.example' }])
    expect(smtp.recipients).toEqual(['ventas@sellos.example'])
    const [stored] = storedIn(outboxFolder)
    expect(stored).toMatchObject({ state: 'sent', takenBy: ['ventas@sellos.example'] })
    expect(await arrivedAt(smtp)).toEqual([stored?.reference])
  })

  it('lets no one wait for a mail server that takes the call and says nothing', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket.on('error', () => {})))
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const env = mailEnvironment({ url: `smtp://127.0.0.1:${port}` })
    const { url, outboxFolder } = await startServer({ env })
    expect((await sendJson(url)).status).toBe(200)
    await eventually(() => expect(sockets).toHaveLength(1))
    expect((await sendJson(url, { ...ENQUIRY, comment: 'otra' })).status).toBe(200)
    const waiting = waitingIn(outboxFolder).toSorted()

    for (const socket of sockets) socket.destroy()
    await once(silent.close(), 'close')
    const smtp = await startSmtp({ at: port })
    await eventually(() => expect(smtp.raw).toHaveLength(waiting.length))
    expect(await arrivedAt(smtp)).toEqual(waiting)
  })

  it('keeps the enquiry and tries again, with the same Message-ID, where the line breaks', async () => {
    const smtp = await startSmtp()
    smtp.manner = 'drop-mid-data'
    const { url, outboxFolder, logLines } = await startServer({ env: mailEnvironment(smtp) })
    expect((await sendJson(url)).status).toBe(200)
    await eventually(() => expect(logLines.join('\n')).toContain('"intento":2'))
    const waiting = waitingIn(outboxFolder).toSorted()
    smtp.manner = 'accept'
    await eventually(() => expect(smtp.raw).toHaveLength(1))
    expect(await arrivedAt(smtp)).toEqual(waiting)
  })

  it('goes without its files where the mail server has announced that it takes small mails only', async () => {
    const smtp = await startSmtp({ sizeMax: 20_000 })
    const { url, outboxFolder } = await startServer({ env: mailEnvironment(smtp) })
    await sendFiles(url, [{ name: 'orden.pdf', content: numberedPdf(30_000, 1) }])
    await sendJson(url, { ...ENQUIRY, comment: 'otra' })
    await eventually(() => expect(smtp.raw).toHaveLength(2))
    const mails = await smtp.mails()
    expect(mails.some(({ text }) => text?.includes('va sin sus adjuntos (1-orden.pdf)'))).toBe(true)
    await eventually(() => expect(waitingIn(outboxFolder)).toEqual([]))
  })
})

describe('a restart', () => {
  it('delivers what came before there was a mail server, once', async () => {
    const first = await startServer()
    await sendJson(first.url)
    await sendJson(first.url, { ...ENQUIRY, comment: 'otra' })
    await first.app.close()
    const waiting = waitingIn(first.outboxFolder).toSorted()
    expect(waiting).toHaveLength(2)

    const smtp = await startSmtp()
    await startServer({ build: first.build, env: mailEnvironment(smtp) })
    await eventually(() => expect(smtp.raw).toHaveLength(2))
    expect(await arrivedAt(smtp)).toEqual(waiting)
    await eventually(() => expect(waitingIn(first.outboxFolder)).toEqual([]))
  })

  it('lets the mail that is under way finish, so that it is not sent again', async () => {
    const smtp = await startSmtp()
    smtp.delayMs = 300
    const first = await startServer({ env: mailEnvironment(smtp) })
    await sendJson(first.url)
    await eventually(() => expect(smtp.attempts).toBe(1))
    await first.app.close()
    expect(smtp.raw).toHaveLength(1)
    expect(waitingIn(first.outboxFolder)).toEqual([])
  })
})
