import { imageSize } from 'image-size'
import PostalMime, { type Attachment } from 'postal-mime'
import { newReference } from '#contact/reference.ts'
import { numberedPdf, numberedPhoto, numberedSize } from './pictures.ts'
import { spawnServer, type ServerProcess } from './server-process.ts'
import type { SmtpServer } from './smtp-server.ts'
import { storedIn, waitingIn } from './stored-enquiries.ts'
import { ENQUIRY, sendFiles } from './visitor.ts'

type CrashSettings = Readonly<{
  /** The server's environment; its port must be fixed, since it restarts there. */
  env: Readonly<Record<string, string>>
  outboxFolder: string
  smtp: SmtpServer
  enquiries: number
  /** The size of each enquiry's photograph. */
  photoBytes: number
  crashes: number
  seed: number
}>

/** What a visitor learns: sent, not sent, or nothing because the answer was lost. */
type Told = 'sent' | 'not sent' | 'nothing'

export type CrashReport = Readonly<{
  crashes: number
  /** How often an enquiry was cut off before an answer. Most visitors send again, under the same reference. */
  cutOff: number
  /** How many visitors were told so, and how many of their enquiries were found. */
  told: Readonly<Record<Told, { visitors: number; there: number }>>
  /** Enquiries that became more than one mail, with different Message-IDs. */
  doubled: readonly number[]
  /** How often a mail came a second time, under the same Message-ID. */
  redelivered: number
  delivered: number
  /** Enquiries that came without their photograph or PDF, or with another's. */
  damaged: readonly number[]
  /** Enquiries that were accepted, but not delivered. */
  lost: readonly number[]
}>

const SENDERS = 6
const PDF_BYTES = 5000
/** How many addresses the visitors come from, through a proxy. */
const ADDRESSES = 200
const PAUSE_MAX_MS = 12
const DRAIN_LIMIT_MS = 300_000
/** One in so many visitors gives up when the answer is lost. */
const GIVES_UP = 5
const WORDS = /consulta número (\d+)\./

/** Mulberry32: the same seed gives the same crashes, as far as the machine allows. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function numberIn(text: string): number {
  return Number(WORDS.exec(text)?.[1])
}

function contentOf({ content }: Attachment): Buffer {
  return Buffer.from(content as ArrayBuffer)
}

/** The enquiry number, the Message-ID and whether the files are right, for each mail. */
async function readMails(texts: readonly string[], photoBytes: number) {
  const mails = []
  for (const raw of texts) {
    const { text = '', messageId = '', attachments } = await PostalMime.parse(raw)
    const enquiry = numberIn(text)
    const [photo = Buffer.alloc(0), pdf] = attachments.map(contentOf)
    const { width, height } = imageSize(photo)
    const isPhoto = [width, height].join() === numberedSize(photoBytes, enquiry).join()
    const isWhole = isPhoto && pdf?.equals(numberedPdf(PDF_BYTES, enquiry)) === true
    mails.push({ enquiry, messageId, isWhole })
  }
  return mails
}

/**
 * Sends numbered enquiries to a server that is now and then killed (SIGKILL) and restarted at once; then lets the last
 * one deliver everything, and counts.
 */
export async function sendThroughCrashes(settings: CrashSettings): Promise<CrashReport> {
  const { env, outboxFolder, smtp, enquiries, photoBytes } = settings
  const random = seededRandom(settings.seed)
  const told = new Map<number, Told>()
  let cutOff = 0
  let server: ServerProcess = spawnServer(env)
  const url = `http://localhost:${await server.port()}`
  let isUp: Promise<unknown> = Promise.resolve()
  let crashes = 0
  let next = 0
  const spacing = enquiries / (settings.crashes + 1)
  let crashAt = spacing * (0.5 + random())

  async function crash(): Promise<void> {
    await pause(random() * PAUSE_MAX_MS)
    server.child.kill('SIGKILL')
    await server.exit
    server = spawnServer(env)
    await server.port()
  }

  async function sendNext(): Promise<void> {
    // No await between checking `next` and using it: all senders wait for the same server.
    for (await isUp; next < enquiries; await isUp) {
      const number = next++
      if (number >= crashAt && crashes < settings.crashes) {
        crashes += 1
        crashAt = spacing * (crashes + 0.5 + random())
        isUp = crash()
      }
      told.set(number, await visit(number))
    }
  }

  async function visit(number: number): Promise<Told> {
    const fields = { ...ENQUIRY, comment: `consulta número ${number}.`, reference: newReference() }
    const files = [
      { name: 'placa.jpg', content: await numberedPhoto(photoBytes, number) },
      { name: 'orden.pdf', content: numberedPdf(PDF_BYTES, number) },
    ]
    for (;;) {
      await isUp
      try {
        const answer = await sendFiles(url, files, fields, {
          origin: url,
          accept: 'text/plain',
          'x-forwarded-for': `203.0.113.${number % ADDRESSES}`,
        })
        return answer.status === 200 ? 'sent' : 'not sent'
      } catch {
        cutOff += 1
        if (number % GIVES_UP === 0) return 'nothing'
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: SENDERS }, sendNext))
    await isUp
    const limitMs = performance.now() + DRAIN_LIMIT_MS
    while (waitingIn(outboxFolder).length > 0 && performance.now() < limitMs) await pause(50)
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
  }

  const stored = storedIn(outboxFolder)
  const delivered = await readMails(smtp.raw, photoBytes)
  const found = new Set([
    ...delivered.map(({ enquiry }) => enquiry),
    ...stored.map(({ text }) => numberIn(text)),
  ])
  const idsOf = new Map<number, Set<string>>()
  for (const { enquiry, messageId } of delivered) {
    idsOf.set(enquiry, (idsOf.get(enquiry) ?? new Set()).add(messageId))
  }
  const toldOf = (kind: Told) => {
    const visitors = [...told].filter(([, each]) => each === kind).map(([number]) => number)
    return { visitors: visitors.length, there: visitors.filter((each) => found.has(each)).length }
  }
  return {
    crashes,
    cutOff,
    told: { sent: toldOf('sent'), 'not sent': toldOf('not sent'), nothing: toldOf('nothing') },
    doubled: [...idsOf].filter(([, ids]) => ids.size > 1).map(([number]) => number),
    redelivered: delivered.length - new Set(delivered.map(({ messageId }) => messageId)).size,
    delivered: idsOf.size,
    damaged: delivered.filter(({ isWhole }) => !isWhole).map(({ enquiry }) => enquiry),
    lost: stored.map(({ text }) => numberIn(text)).filter((number) => !idsOf.has(number)),
  }
}
