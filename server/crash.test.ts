import { join } from 'node:path'
import { imageSize } from 'image-size'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { newReference } from '#contact/reference.ts'
import { eventually } from '../tools/testing/eventually.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { numberedPdf, numberedPhoto, numberedSize } from './testing/pictures.ts'
import { makeSite, siteEnvironment } from './testing/server-fixture.ts'
import { spawnServer } from './testing/server-process.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'
import { storedIn, waitingIn } from './testing/stored-enquiries.ts'
import { ENQUIRY, sendFiles } from './testing/visitor.ts'

const ENQUIRIES = 18
const SENDERS = 6
const PHOTO_BYTES = 20_000
const PDF_BYTES = 5000
/** The enquiries at which the server is killed, and how many milliseconds after they set out. */
const CRASHES = new Map([
  [6, 4],
  [13, 9],
])
/** One in so many visitors gives up when the answer is lost; the others send again. */
const GIVES_UP = 5

/** The enquiry that a mail or a stored enquiry is about. */
const numberIn = (text: string) => Number(/consulta número (\d+)\./.exec(text)?.[1])

/** Sends an enquiry until it is answered; returns the status, or nothing where the visitor gave up. */
async function visit(url: string, number: number, isUp: () => Promise<unknown>) {
  const fields = { ...ENQUIRY, comment: `consulta número ${number}.`, reference: newReference() }
  const files = [
    { name: 'placa.jpg', content: await numberedPhoto(PHOTO_BYTES, number) },
    { name: 'orden.pdf', content: numberedPdf(PDF_BYTES, number) },
  ]
  const headers = { origin: url, accept: 'text/plain', 'x-forwarded-for': `203.0.113.${number}` }
  for (;;) {
    await isUp()
    try {
      return (await sendFiles(url, files, fields, headers)).status
    } catch {
      if (number % GIVES_UP === 0) return undefined
    }
  }
}

/** The enquiry, the Message-ID and whether the files are right. */
async function readMail(raw: string) {
  const { text = '', messageId = '', attachments } = await PostalMime.parse(raw)
  const number = numberIn(text)
  const [photo = Buffer.alloc(0), pdf] = attachments.map(({ content }) =>
    Buffer.from(content as ArrayBuffer),
  )
  const { width, height } = imageSize(photo)
  const isPhoto = [width, height].join() === numberedSize(PHOTO_BYTES, number).join()
  return { number, messageId, isWhole: isPhoto && pdf?.equals(numberedPdf(PDF_BYTES, number)) }
}

it('a server killed while enquiries arrive tells no visitor anything false about his enquiry', async () => {
  const smtp = await startSmtp()
  const build = await makeSite()
  const env = {
    ...siteEnvironment(build),
    ...mailEnvironment(smtp),
    PORT: String(await freePort()),
    RATE_LIMIT_MAX: '1000',
  }
  let server = spawnServer(env)
  const url = `http://localhost:${await server.port()}`
  let up: Promise<unknown> = Promise.resolve()
  async function crash(afterMs: number) {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    server.child.kill('SIGKILL')
    await server.exit
    server = spawnServer(env)
    await server.port()
  }

  const told = new Map<number, number | undefined>()
  let next = 0
  async function sendNext(): Promise<void> {
    // No await between checking `next` and using it: all senders wait for the same server.
    for (await up; next < ENQUIRIES; await up) {
      const number = next++
      const crashMs = CRASHES.get(number)
      if (crashMs !== undefined) up = crash(crashMs)
      told.set(number, await visit(url, number, () => up))
    }
  }
  const outbox = join(build, 'outbox')
  try {
    await Promise.all(Array.from({ length: SENDERS }, sendNext))
    await up
    await eventually(() => expect(waitingIn(outbox)).toEqual([]))
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
  }

  const mails = await Promise.all(smtp.raw.map(readMail))
  const delivered = new Set(mails.map(({ number }) => number))
  const ids = new Set(mails.map(({ messageId }) => messageId))
  const sent = [...told].filter(([, status]) => status === 200).map(([number]) => number)
  expect([...told.values()].filter((status) => ![200, undefined].includes(status))).toEqual([])
  expect(sent.filter((number) => !delivered.has(number))).toEqual([])
  expect(storedIn(outbox).filter(({ text }) => !delivered.has(numberIn(text)))).toEqual([])
  expect(mails.filter(({ isWhole }) => !isWhole)).toEqual([])
  // No enquiry became two mails; a crash can repeat the one that is being sent, under the same Message-ID.
  expect(ids.size).toBe(delivered.size)
  expect(mails.length - ids.size).toBeLessThanOrEqual(CRASHES.size)
})
