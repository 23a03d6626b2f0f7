import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { RELAY_SEND_PATH, relayBody } from '#contact/relay-mail.ts'
import { STORE_NAME } from './store-file.ts'
import { makeSite, siteEnvironment } from './testing/server-fixture.ts'
import { spawnServer, type ServerProcess } from './testing/server-process.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { ENQUIRY, sendJson, XSRF_HEADERS } from './testing/visitor.ts'

function runMain(env: Readonly<Record<string, string>>): ServerProcess {
  const server = spawnServer(env)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

/** An enquiry whose second half is sent when `finish` is called. */
function beginEnquiry(port: number) {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const body = JSON.stringify(relayBody(ENQUIRY, ''))
  const request = httpRequest({
    port,
    agent,
    method: 'POST',
    path: RELAY_SEND_PATH,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...XSRF_HEADERS,
      expect: '100-continue',
    },
  })
  const isUnderWay = once(request, 'continue')
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode))
    request.on('error', reject)
  })
  const bytes = Buffer.from(body)
  request.write(bytes.subarray(0, 20))
  return { isUnderWay, status, finish: () => request.end(bytes.subarray(20)) }
}

async function refusesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isRefused = await once(socket, 'connect').then(
    () => false,
    () => true,
  )
  socket.destroy()
  return isRefused
}

describe('the server as it is started', () => {
  it('says where the site is and that enquiries go to a folder', async () => {
    const build = await makeSite()
    const main = runMain(siteEnvironment(build))
    const port = await main.port()
    expect((await fetch(`http://localhost:${port}/contacto`)).status).toBe(200)
    expect(main.output.text).toContain(
      `Las consultas se guardan como archivos .eml en ${join(build, 'outbox')}\n`,
    )
  })

  it('names the mail server without its password', async () => {
    const env = siteEnvironment(await makeSite())
    const SMTP_URL = 'smtp://ana:secreto@127.0.0.1:4339'
    const main = runMain({ ...env, SMTP_URL, MAIL_TO: 'ventas@sellos.example' })
    await main.port()
    expect(main.output.text).toContain('Las consultas se entregan por 127.0.0.1:4339')
    expect(main.output.text).not.toMatch(/ana|secreto/)
  })

  it('says in Spanish why it cannot start', async () => {
    const build = await makeSite()
    const env = siteEnvironment(build)
    const running = runMain(env)
    const taken = runMain({ ...env, PORT: String(await running.port()) })
    expect(await taken.exit).toBe(1)
    expect(taken.output.text).toMatch(/^El puerto \d+ está ocupado: elige otro con PORT\.\n$/)

    const wrong = runMain({ ...env, PORT: 'x' })
    expect(await wrong.exit).toBe(1)
    expect(wrong.output.text).toMatch(/^PORT debe ser un número entero/)

    await rm(join(build, 'client/index.html'))
    const unbuilt = runMain(env)
    expect(await unbuilt.exit).toBe(1)
    expect(unbuilt.output.text).toMatch(/^No hay un sitio construido en /)
  })
})

describe('a store that another program holds', () => {
  it('keeps no page waiting, and the enquiry is taken as soon as it is free', async () => {
    const build = await makeSite()
    const main = runMain(siteEnvironment(build))
    const url = `http://localhost:${await main.port()}`
    expect((await sendJson(url)).status).toBe(200)
    const holder = new DatabaseSync(join(build, 'outbox', STORE_NAME))
    onTestFinished(() => holder.close())
    holder.exec('BEGIN IMMEDIATE')
    let isTaken = false
    const taken = sendJson(url, { ...ENQUIRY, comment: 'otra' }).then(({ status }) => {
      isTaken = true
      return status
    })
    for (let pages = 0; pages < 20; pages += 1) {
      expect((await fetch(`${url}/contacto`)).status).toBe(200)
    }
    expect(isTaken).toBe(false)
    holder.exec('COMMIT')
    expect(await taken).toBe(200)
  })
})

describe('under a supervisor', () => {
  it('tells that it is ready, that it runs, and that it stops', async () => {
    const build = await makeSite()
    const told = join(build, 'told')
    // Replaces systemd's own program; writes down its argument.
    await writeFile(join(build, 'systemd-notify'), `#!/bin/sh\necho "$1" >> '${told}'\n`, {
      mode: 0o755,
    })
    const server = runMain({
      ...siteEnvironment(build),
      PATH: `${build}:${process.env['PATH']}`,
      NOTIFY_SOCKET: '/run/systemd/notify',
      WATCHDOG_USEC: '300000',
    })
    await server.port()
    const heard = async () => new Set((await readFile(told, 'utf8')).trim().split('\n'))
    await eventually(async () => {
      expect(await heard()).toEqual(new Set(['READY=1', 'WATCHDOG=1']))
    })
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    await eventually(async () => expect(await heard()).toContain('STOPPING=1'))
  })
})

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s lets the enquiry under way arrive, takes no other, and ends well',
    async (signal) => {
      const build = await makeSite()
      const main = runMain(siteEnvironment(build))
      const port = await main.port()
      const enquiry = beginEnquiry(port)
      await enquiry.isUnderWay
      main.child.kill(signal)
      await eventually(async () => expect(await refusesConnections(port)).toBe(true))
      enquiry.finish()
      expect(await enquiry.status).toBe(200)
      expect(await main.exit).toBe(0)
      expect(main.output.text).not.toContain('cortando')
      expect(storedIn(join(build, 'outbox'))).toHaveLength(1)
    },
  )
})
