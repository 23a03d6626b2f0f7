import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ALLOCATOR } from '../deploy/allocator.ts'
import { DOWNLOADS_MOST } from './limits.ts'
import { numberedPhoto } from './testing/pictures.ts'
import { makeSite, siteEnvironment } from './testing/server-fixture.ts'
import { spawnServer } from './testing/server-process.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'
import { ENQUIRY, sendFiles, type FilePart } from './testing/visitor.ts'

/** Measured: 115, up to 160 on a busy machine, and 540 when each request read the file for itself. */
const MB_OF_READERS = 250
/** Measured: 40. */
const MB_OF_REQUESTS = 100
/** Measured: 75 to 110; 150 when the mail library got whole files, 220 with the allocator's default settings. */
const MB_OF_UPLOADS = 135
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11_900_000, 'x')])

/** The server in its own process, with a large file; `grownMb` is how far its peak memory exceeded the initial one. */
async function startMeasured(env: Readonly<Record<string, string>> = {}) {
  const build = await makeSite()
  await writeFile(join(build, 'client/fichas/grande.pdf'), Buffer.alloc(2_400_000))
  const { child, port } = spawnServer({
    ...siteEnvironment(build),
    ...ALLOCATOR,
    RATE_LIMIT_MAX: '100',
    ...env,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const at = await port()
  const url = `http://localhost:${at}`
  expect((await fetch(`${url}/contacto`)).status).toBe(200)
  const mb = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
  }
  const beforeMb = mb('VmRSS')
  return { at, url, grownMb: () => mb('VmHWM') - beforeMb }
}

/** Requests the large file and reads its headers only. */
async function askAndRead(port: number, address: string) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {}) // the server ends before the test does
  socket.write(
    `GET /fichas/grande.pdf HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`,
  )
  const [head] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  const text = head.toString('latin1')
  return {
    status: Number(text.split(' ')[1]),
    retryAfter: /^retry-after: (.*?)\r$/im.exec(text)?.[1],
  }
}

describe('the memory of the server', () => {
  it('stays bounded under three hundred readers who ask for a large file and never take it', async () => {
    const { at, url, grownMb } = await startMeasured()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => askAndRead(at, `203.0.113.${index % 150}`)),
    )
    const statuses = answers.map(({ status }) => status)
    // On a slow machine the first are cut off and free their places before the last have asked.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(
      DOWNLOADS_MOST.world,
    )
    const others = answers.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 60']),
    )
    expect((await fetch(`${url}/contacto`)).status).toBe(200)
    expect(grownMb()).toBeLessThan(MB_OF_READERS)
  })

  it('stays bounded under twenty thousand requests at once, whose sender is hung up on', async () => {
    const { at, url, grownMb } = await startMeasured()
    const attackers = Array.from({ length: 4 }, () => {
      const socket = connect(at, '127.0.0.1').pause()
      socket.on('error', () => {}) // the server hung up while it was writing
      socket.write('GET /dibujos/442c.svg HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20_000))
      const closed = new Promise((resolve) => socket.on('close', resolve))
      return { socket, closed }
    })
    await Promise.all(attackers.map(({ socket }) => once(socket, 'connect')))
    expect((await fetch(`${url}/contacto`)).status).toBe(200)
    for (const { socket } of attackers) socket.resume()
    await Promise.all(attackers.map(({ closed }) => closed))
    expect(grownMb()).toBeLessThan(MB_OF_REQUESTS)
  })

  it('stays bounded under six uploads of 12 MB at a time, of PDFs and of photographs', async () => {
    const photos = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => ({
        name: `${index}.jpg`,
        content: await numberedPhoto(3_400_000, index),
      })),
    )
    const kinds: readonly (readonly FilePart[])[] = [
      [{ name: 'plano.pdf', content: PDF, type: 'application/pdf' }],
      photos,
    ]
    const smtp = await startSmtp()
    const { url, grownMb } = await startMeasured(mailEnvironment(smtp))
    const upload = async (number: number): Promise<number> => {
      const fields = { ...ENQUIRY, comment: `consulta ${number}` }
      const address = `203.0.113.${number}`
      const headers = { origin: url, 'x-forwarded-for': address, accept: 'text/plain' }
      try {
        return (await sendFiles(url, kinds[number % 2] ?? [], fields, headers)).status
      } catch {
        // On a slow machine the server may hang up on a sender, who then sends again.
        return upload(number)
      }
    }
    const statuses = await Promise.all(Array.from({ length: 6 }, (_, index) => upload(index)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(grownMb()).toBeLessThan(MB_OF_UPLOADS)
  })
})
