import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { spawnServer, type ServerProcess } from './server-process.ts'
import type { SmtpServer } from './smtp-server.ts'
import { ENQUIRY, sendJson } from './visitor.ts'

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
  /** Sent, but cut off before an answer: they may have arrived or not. */
  unanswered: number
  crashes: number
  /** Answered by 200, and neither delivered nor kept. */
  lost: readonly number[]
  /** Became more than one mail, told apart by their Message-ID. */
  doubled: readonly number[]
  /** Times that a mail came a second time, under the same Message-ID. */
  redelivered: number
  delivered: number
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

async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))
}

/** Of each mail: which enquiry it holds, and its Message-ID. */
async function readMails(texts: readonly string[]) {
  const mails = await Promise.all(texts.map((text) => PostalMime.parse(text)))
  return mails.map(({ text = '', messageId = '' }) => ({
    enquiry: Number(WORDS.exec(text)?.[1]),
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
      const answer = await sendJson(url, { ...ENQUIRY, comment }).catch(() => undefined)
      if (answer?.status === 200) answered.add(number)
    }
  }

  try {
    await Promise.all(Array.from({ length: SENDERS }, sendNext))
    await isUp
    settings.beforeDraining?.()
    const limitMs = performance.now() + DRAIN_LIMIT_MS
    while ((await mailsIn(outboxFolder)).length > 0 && performance.now() < limitMs) await pause(50)
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
  }

  const kept = [
    ...(await mailsIn(outboxFolder)),
    ...(await mailsIn(join(outboxFolder, 'enviados'))),
  ]
  const keptTexts = await Promise.all(kept.map((file) => readFile(file, 'utf8')))
  const delivered = await readMails(smtp.raw)
  const idsOf = new Map<number, Set<string>>()
  for (const { enquiry, messageId } of [...delivered, ...(await readMails(keptTexts))]) {
    idsOf.set(enquiry, (idsOf.get(enquiry) ?? new Set()).add(messageId))
  }
  return {
    answered: answered.size,
    unanswered: enquiries - answered.size,
    crashes,
    lost: [...answered].filter((number) => !delivered.some(({ enquiry }) => enquiry === number)),
    doubled: [...idsOf].filter(([, ids]) => ids.size > 1).map(([number]) => number),
    redelivered: delivered.length - new Set(delivered.map(({ messageId }) => messageId)).size,
    delivered: delivered.length,
  }
}
