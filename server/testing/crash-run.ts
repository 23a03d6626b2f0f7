import PostalMime from 'postal-mime'
import { newReference } from '#contact/reference.ts'
import { spawnServer, type ServerProcess } from './server-process.ts'
import type { SmtpServer } from './smtp-server.ts'
import { storedIn, waitingIn } from './stored-enquiries.ts'
import { ENQUIRY, sendJson, XSRF_HEADERS } from './visitor.ts'

type CrashSettings = Readonly<{
  /** Of the server; its port must be a fixed one, since it comes back there. */
  env: Readonly<Record<string, string>>
  outboxFolder: string
  smtp: SmtpServer
  enquiries: number
  crashes: number
  seed: number
  /** Called once all have been sent, before the rest is awaited. */
  beforeDraining?: () => void
}>

export type CrashReport = Readonly<{
  answered: number
  /** Times that an enquiry was cut off before an answer, and sent again under its reference. */
  cutOff: number
  crashes: number
  /** Answered by 200, and neither delivered nor kept. */
  lost: readonly number[]
  /** Became more than one mail, told apart by their Message-ID. */
  doubled: readonly number[]
  /** Times that a mail came a second time, under the same Message-ID. */
  redelivered: number
  delivered: number
  /** Left for a person to look at. */
  unsure: number
}>

const SENDERS = 6
const PAUSE_MAX_MS = 12
const DRAIN_LIMIT_MS = 120_000
const WORDS = /consulta número (\d+)\./

/** Mulberry32: the same crashes for the same seed, as far as the machine allows. */
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

/** Of each mail: which enquiry it holds, and its Message-ID. */
async function readMails(texts: readonly string[]) {
  const mails = await Promise.all(texts.map((text) => PostalMime.parse(text)))
  return mails.map(({ text = '', messageId = '' }) => ({
    enquiry: numberIn(text),
    messageId,
  }))
}

/**
 * Sends numbered enquiries to a server that is killed (SIGKILL) now and then amidst them, and
 * started again at once; then lets the last one deliver everything, and counts.
 */
export async function sendThroughCrashes(settings: CrashSettings): Promise<CrashReport> {
  const { env, outboxFolder, smtp, enquiries } = settings
  const random = seededRandom(settings.seed)
  const answered = new Set<number>()
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
    while (next < enquiries) {
      await isUp
      const number = next++
      if (number >= crashAt && crashes < settings.crashes) {
        crashes += 1
        crashAt = spacing * (crashes + 0.5 + random())
        isUp = crash()
      }
      const comment = `consulta número ${number}.`
      const reference = newReference()
      for (let isAnswered = false; !isAnswered;) {
        await isUp
        const answer = await sendJson(url, { ...ENQUIRY, comment }, XSRF_HEADERS, reference).catch(
          () => undefined,
        )
        isAnswered = answer !== undefined
        if (!isAnswered) cutOff += 1
        if (answer?.status === 200) answered.add(number)
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: SENDERS }, sendNext))
    await isUp
    settings.beforeDraining?.()
    const limitMs = performance.now() + DRAIN_LIMIT_MS
    while (waitingIn(outboxFolder).length > 0 && performance.now() < limitMs) await pause(50)
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
  }

  const stored = storedIn(outboxFolder)
  const delivered = await readMails(smtp.raw)
  const found = new Set([
    ...delivered.map(({ enquiry }) => enquiry),
    ...stored.map(({ text }) => numberIn(text)),
  ])
  const idsOf = new Map<number, Set<string>>()
  for (const { enquiry, messageId } of delivered) {
    idsOf.set(enquiry, (idsOf.get(enquiry) ?? new Set()).add(messageId))
  }
  const states = stored.flatMap((enquiry) => Object.values(enquiry.states))
  return {
    answered: answered.size,
    cutOff,
    crashes,
    lost: [...answered].filter((number) => !found.has(number)),
    doubled: [...idsOf].filter(([, ids]) => ids.size > 1).map(([number]) => number),
    redelivered: delivered.length - new Set(delivered.map(({ messageId }) => messageId)).size,
    delivered: new Set(delivered.map(({ enquiry }) => enquiry)).size,
    unsure: states.filter((state) => state === 'unsure').length,
  }
}
