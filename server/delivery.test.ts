import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { makeSite, startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp, type SmtpFixture } from './testing/smtp-fixture.ts'
import { ENQUIRY, sendJson } from './testing/visitor.ts'

async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).toSorted()
}

async function messageIdsOf(smtp: SmtpFixture): Promise<(string | undefined)[]> {
  return (await smtp.mails()).map(({ messageId }) => messageId)
}

/** The port of a mail server that has just been switched off. */
async function startDownSmtp(): Promise<SmtpFixture> {
  const smtp = await startSmtp()
  await smtp.stop()
  return smtp
}

describe('delivery', () => {
  it('hands the enquiry to the mail server once, and keeps a copy apart', async () => {
    const smtp = await startSmtp()
    const { url, outboxFolder } = await startServer({ env: mailEnvironment(smtp) })
    expect((await sendJson(url)).status).toBe(200)
    const sentFolder = join(outboxFolder, 'enviados')
    await vi.waitFor(async () => expect(await mailsIn(sentFolder)).toHaveLength(1))
    const [mail] = await smtp.mails()
    expect(mail?.text).toContain(ENQUIRY.comment)
    expect(mail?.to).toEqual([{ name: 'Ventas', address: 'ventas@sellos.example' }])
    expect(smtp.recipients).toEqual(['ventas@sellos.example'])
    expect(await mailsIn(outboxFolder)).toEqual([])
    expect(await mailsIn(sentFolder)).toEqual([`${mail?.messageId?.split(/[<@]/)[1]}.eml`])
  })

  it('does not let the visitor wait for a slow mail server', async () => {
    const smtp = await startSmtp()
    smtp.delayMs = 1500
    const { url } = await startServer({ env: mailEnvironment(smtp) })
    const startedMs = Date.now()
    expect((await sendJson(url)).status).toBe(200)
    expect(Date.now() - startedMs).toBeLessThan(1000)
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(1), 5000)
  })

  it('lets no one wait for a mail server that takes the call and says nothing', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket.on('error', () => {})))
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const env = mailEnvironment({ url: `smtp://127.0.0.1:${port}` })
    const { url, outboxFolder } = await startServer({ env })
    await vi.waitFor(async () => {
      expect((await sendJson(url)).status).toBe(200)
      expect(sockets).toHaveLength(1)
    })
    const startedMs = Date.now()
    expect((await sendJson(url)).status).toBe(200)
    expect(Date.now() - startedMs).toBeLessThan(1000)
    const waiting = await mailsIn(outboxFolder)

    for (const socket of sockets) socket.destroy()
    await once(silent.close(), 'close')
    const smtp = await startSmtp(port)
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(waiting.length), 5000)
    const delivered = (await messageIdsOf(smtp)).map((id) => `${id?.split(/[<@]/)[1]}.eml`)
    expect(delivered.toSorted()).toEqual(waiting)
  })

  it('tries again when the mail server was down', async () => {
    const down = await startDownSmtp()
    const { url, outboxFolder, logLines } = await startServer({ env: mailEnvironment(down) })
    expect((await sendJson(url)).status).toBe(200)
    expect((await sendJson(url)).status).toBe(200)
    await vi.waitFor(() => expect(logLines.join('\n')).toContain('"intento":2'))
    expect(await mailsIn(outboxFolder)).toHaveLength(2)
    const smtp = await startSmtp(down.port)
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(2), 3000)
    expect(new Set(await messageIdsOf(smtp)).size).toBe(2)
    await vi.waitFor(async () => expect(await mailsIn(outboxFolder)).toEqual([]))
  })

  it.each(['refuse-recipient', 'refuse-mail', 'drop-mid-data'] as const)(
    'keeps the enquiry and tries again, with the same Message-ID, on: %s',
    async (manner) => {
      const smtp = await startSmtp()
      smtp.manner = manner
      const { url, outboxFolder, logLines } = await startServer({ env: mailEnvironment(smtp) })
      expect((await sendJson(url)).status).toBe(200)
      await vi.waitFor(() => expect(logLines.join('\n')).toContain('"intento":2'))
      const [file = ''] = await mailsIn(outboxFolder)
      smtp.manner = 'accept'
      await vi.waitFor(() => expect(smtp.raw).toHaveLength(1), 3000)
      expect(await messageIdsOf(smtp)).toEqual([`<${file.replace('.eml', '')}@sellos.example>`])
    },
  )

  it('goes on with the others when the mail server refuses one', async () => {
    const smtp = await startSmtp()
    smtp.manner = 'refuse-mail'
    const retry = { firstMs: 60_000, maxMs: 60_000 }
    const { url, logLines } = await startServer({ env: mailEnvironment(smtp), retry })
    await sendJson(url)
    await vi.waitFor(() => expect(logLines.join('\n')).toContain('EMESSAGE/550'))
    smtp.manner = 'accept'
    await sendJson(url)
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(1))
  })

  it('sends no enquiry twice when its copy cannot be put apart', async () => {
    const smtp = await startSmtp()
    const build = await makeSite()
    await mkdir(join(build, 'outbox'))
    await writeFile(join(build, 'outbox/enviados'), '')
    const { url, logLines } = await startServer({ build, env: mailEnvironment(smtp) })
    await sendJson(url)
    await sendJson(url)
    await vi.waitFor(() => {
      const failed = logLines.filter((line) => line.startsWith('no se pudo archivar'))
      expect(failed).toHaveLength(2)
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(smtp.raw).toHaveLength(2)
    expect(new Set(await messageIdsOf(smtp)).size).toBe(2)
  })

  it('delivers twenty that come at once, each exactly once', async () => {
    const smtp = await startSmtp()
    const env = { ...mailEnvironment(smtp), RATE_LIMIT_MAX: '100' }
    const { url } = await startServer({ env })
    const comments = Array.from({ length: 20 }, (_, index) => `consulta número ${index}.`)
    const answers = await Promise.all(
      comments.map((comment) => sendJson(url, { ...ENQUIRY, comment })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(20), 5000)
    const texts = (await smtp.mails()).map(({ text }) => text ?? '')
    for (const comment of comments) {
      expect(texts.filter((text) => text.includes(comment))).toHaveLength(1)
    }
  })
})

describe('a restart', () => {
  it('delivers what was left waiting, once', async () => {
    const down = await startDownSmtp()
    const first = await startServer({ env: mailEnvironment(down) })
    await sendJson(first.url)
    await sendJson(first.url, { ...ENQUIRY, comment: 'otra' })
    await first.app.close()
    const waiting = await mailsIn(first.outboxFolder)
    expect(waiting).toHaveLength(2)

    const smtp = await startSmtp()
    await startServer({ build: first.build, env: mailEnvironment(smtp) })
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(2))
    expect((await messageIdsOf(smtp)).map((id) => `${id?.split(/[<@]/)[1]}.eml`)).toEqual(waiting)
    await vi.waitFor(async () => expect(await mailsIn(first.outboxFolder)).toEqual([]))
  })

  it('lets the mail that is under way finish, so that it is not sent again', async () => {
    const smtp = await startSmtp()
    smtp.delayMs = 300
    const first = await startServer({ env: mailEnvironment(smtp) })
    await sendJson(first.url)
    await vi.waitFor(() => expect(smtp.attempts).toBe(1))
    await first.app.close()
    expect(smtp.raw).toHaveLength(1)
    expect(await mailsIn(first.outboxFolder)).toEqual([])
  })

  it('delivers what came before there was a mail server', async () => {
    const first = await startServer()
    await sendJson(first.url)
    await first.app.close()
    const smtp = await startSmtp()
    await startServer({ build: first.build, env: mailEnvironment(smtp) })
    await vi.waitFor(() => expect(smtp.raw).toHaveLength(1))
    expect(smtp.recipients).toEqual(['ventas@sellos.example'])
  })
})
