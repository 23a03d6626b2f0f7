// Usage: npm run bench:relay [-- seed [enquiries]]
// Enquiries under faults: a thousand of them, if no other number is given, each with a photograph and a PDF, while the server is killed (SIGKILL) again and again and
// the mail server refuses, drops and hangs up; then an outbox that is full, and one that is read only.
// Fails where a visitor was told something that is not so, or an enquiry became two mails.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendThroughCrashes } from '../server/testing/crash-run.ts'
import { spawnServer } from '../server/testing/server-process.ts'
import { mailEnvironment, openSmtp, type SmtpManner } from '../server/testing/smtp-server.ts'
import { storedIn } from '../server/testing/stored-enquiries.ts'
import { ENQUIRY, sendJson } from '../server/testing/visitor.ts'
import { freePort } from '../tools/testing/free-port.ts'

const SEED = Number(process.argv[2] ?? 21)
const ENQUIRIES = Number(process.argv[3] ?? 1000)
const CRASHES = 25
const PHOTO_BYTES = 150_000
/** The mail server's moods, one after the other, while enquiries come in. */
const MOODS: readonly SmtpManner[] = [
  'accept',
  'refuse-mail',
  'accept',
  'drop-mid-data',
  'accept',
  'refuse-recipient',
]
const MOOD_MS = 400
/** Room for some mails and no more. */
const SMALL_DISK = '200k'
const FULL_DISK_ENQUIRIES = 40

const folder = mkdtempSync(path.join(tmpdir(), 'bench-relay-'))
mkdirSync(path.join(folder, 'client'))
writeFileSync(path.join(folder, 'client/index.html'), '<!doctype html><title>Inicio</title>')
const outboxFolder = path.join(folder, 'outbox')
const environment = async (outbox: string) => ({
  PORT: String(await freePort()),
  BUILD_DIR: folder,
  OUTBOX_DIR: outbox,
  DISK_FREE_MIN_MB: '0',
  RATE_LIMIT_MAX: '100000',
})

const smtp = await openSmtp()
let mood = 0
const moods = setInterval(() => {
  mood += 1
  smtp.manner = MOODS[mood % MOODS.length] ?? 'accept'
}, MOOD_MS)
const startedAt = performance.now()
const report = await sendThroughCrashes({
  env: { ...(await environment(outboxFolder)), ...mailEnvironment(smtp) },
  outboxFolder,
  smtp,
  enquiries: ENQUIRIES,
  photoBytes: PHOTO_BYTES,
  crashes: CRASHES,
  seed: SEED,
  beforeDraining: () => {
    clearInterval(moods)
    smtp.manner = 'accept'
  },
})
await smtp.stop()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
const { told } = report
const lies = told.sent.visitors - told.sent.there + told['not sent'].there
console.table({
  seed: SEED,
  'enquiries with a photograph': ENQUIRIES,
  'server killed': report.crashes,
  'cut off without an answer': report.cutOff,
  delivered: report.delivered,
  'not delivered': report.lost.length,
  'as two mails': report.doubled.length,
  'photograph or PDF missing or wrong': report.damaged.length,
  'same mail delivered again': report.redelivered,
  lies,
  seconds,
})
console.table(told)

const full = await tryDisk('full', ['-o', `size=${SMALL_DISK}`])
const readOnly = await tryDisk('read only', ['-o', 'ro'])
rmSync(folder, { recursive: true, force: true })
const isGood =
  lies + report.lost.length + report.doubled.length + report.damaged.length === 0 &&
  report.redelivered <= report.crashes &&
  full &&
  readOnly
process.exitCode = isGood ? 0 : 1

/** Without a mail server: what the disk does not keep must be told to have failed. */
async function tryDisk(name: string, options: readonly string[]): Promise<boolean> {
  const disk = path.join(folder, name.replace(' ', '-'))
  mkdirSync(disk)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', disk])
  if (status !== 0) {
    console.log(`outbox ${name}: not tried, this user may not mount a disk.`)
    return true
  }
  const env = await environment(disk)
  const server = spawnServer(env)
  try {
    const url = `http://localhost:${await server.port()}`
    const statuses: number[] = []
    for (let sent = 0; sent < FULL_DISK_ENQUIRIES; sent += 1) {
      const comment = `consulta ${sent}`
      statuses.push((await sendJson(url, { ...ENQUIRY, comment })).status)
    }
    const kept = storedIn(disk).length
    const taken = statuses.filter((each) => each === 200).length
    const refused = statuses.filter((each) => each >= 500).length
    const home = await fetch(url)
    console.log(
      `outbox ${name}: ${taken} answered 200, ${kept} kept, ${refused} told to have failed, ` +
        `the site answers ${home.status}.`,
    )
    return taken === kept && taken + refused === statuses.length && home.ok
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
    spawnSync('umount', [disk])
  }
}
