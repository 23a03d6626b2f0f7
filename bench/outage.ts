// Usage: npm run bench:outage [-- minutes]
// A mail server that is down for ten minutes, if no other number is given, while an enquiry comes every half
// minute and the server is killed half-way. Tells how long after the mail server's return each was delivered,
// and fails where one is missing or comes twice.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newReference } from '#contact/reference.ts'
import { spawnServer } from '../server/testing/server-process.ts'
import { mailEnvironment, openSmtp } from '../server/testing/smtp-server.ts'
import { waitingIn } from '../server/testing/stored-enquiries.ts'
import { ENQUIRY, sendJson, XSRF_HEADERS } from '../server/testing/visitor.ts'
import { freePort } from '../tools/testing/free-port.ts'

const MINUTES = Number(process.argv[2] ?? 10)
const BETWEEN_MS = 30_000
/** The relay looks again every half hour at the latest. */
const DELIVERED_WITHIN_MS = 35 * 60_000
const LOOK_MS = 200
/** A mail that goes out twice does so by then. */
const AFTERWARDS_MS = 60_000

const folder = mkdtempSync(path.join(tmpdir(), 'bench-outage-'))
mkdirSync(path.join(folder, 'client'))
writeFileSync(path.join(folder, 'client/index.html'), '<!doctype html><title>Inicio</title>')
const outboxFolder = path.join(folder, 'outbox')
const smtpPort = await freePort()
const env = {
  PORT: String(await freePort()),
  SITE_DIR: path.join(folder, 'client'),
  OUTBOX_DIR: outboxFolder,
  RATE_LIMIT_MAX: '1000',
  ...mailEnvironment({ url: `smtp://127.0.0.1:${smtpPort}` }),
}

let relay = spawnServer(env)
const sent: string[] = []
const rounds = Math.max(2, Math.round((MINUTES * 60_000) / BETWEEN_MS))
for (let round = 0; round < rounds; round += 1) {
  if (round === Math.floor(rounds / 2)) {
    relay.child.kill('SIGKILL')
    await relay.exit
    relay = spawnServer(env)
  }
  const reference = newReference()
  const enquiry = { ...ENQUIRY, comment: `consulta ${reference}` }
  const url = `http://127.0.0.1:${await relay.port()}`
  const { status } = await sendJson(url, enquiry, XSRF_HEADERS, reference)
  if (status !== 200) throw new Error(`An enquiry was answered ${status}.`)
  sent.push(reference)
  await setTimeout(BETWEEN_MS)
}

const smtp = await openSmtp({ at: smtpPort })
const backAt = performance.now()
const secondsSince = () => (performance.now() - backAt) / 1000
while (waitingIn(outboxFolder).length > 0 && secondsSince() * 1000 < DELIVERED_WITHIN_MS) {
  await setTimeout(LOOK_MS)
}
const seconds = secondsSince()
await setTimeout(AFTERWARDS_MS)
const mails = await smtp.mails()
const timesOf = (reference: string) =>
  mails.filter(({ messageId }) => messageId?.includes(reference)).length
const wrong = sent.filter((reference) => timesOf(reference) !== 1)
console.table({
  'minutes without a mail server': MINUTES,
  'enquiries meanwhile': sent.length,
  'mails delivered': mails.length,
  'not delivered exactly once': wrong.length,
  'seconds from its return until all were delivered': seconds.toFixed(1),
})
relay.child.kill('SIGTERM')
await relay.exit
await smtp.stop()
rmSync(folder, { recursive: true })
process.exitCode = wrong.length > 0 || mails.length !== sent.length ? 1 : 0
