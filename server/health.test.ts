import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { healthOf } from './health.ts'
import type { Mailer } from './smtp.ts'
import type { StoreFile } from './store-file.ts'
import { createSummary, type Summary } from './summary.ts'
import { MAIL } from './testing/mail-fixture.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'
import { COMPILED } from './testing/server-process.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { ENQUIRY, sendJson } from './testing/visitor.ts'

const HOUR_MS = 60 * 60 * 1000
const limits = { storeMaxBytes: 1e9, diskFreeMinBytes: 0 }

async function sourcesOf(hasMailServer = true) {
  return { file: await openStore(), limits, hasMailServer }
}

function setState(file: StoreFile, state: string) {
  file.use((database) => database.prepare('UPDATE enquiry SET state = ?').run(state))
}

describe('the health of the relay', () => {
  it('is well where everything has been delivered', async () => {
    const sources = await sourcesOf()
    put(sources.file)
    setState(sources.file, 'sent')
    const { isReady, problems, oldestWaitingSeconds } = healthOf(sources)
    expect([isReady, problems, oldestWaitingSeconds]).toEqual([true, [], 0])
  })

  it('tells what has waited for over an hour, and for how long', async () => {
    const sources = await sourcesOf()
    put(sources.file, { receivedMs: Date.now() - 2 * HOUR_MS })
    const { problems, oldestWaitingSeconds } = healthOf(sources)
    expect(problems).toEqual(['Una consulta espera hace 120 minutos.'])
    expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(7200)
  })

  it('tells of what the mail server refuses', async () => {
    const sources = await sourcesOf()
    put(sources.file)
    setState(sources.file, 'refused')
    expect(healthOf(sources).problems).toEqual([
      'El servidor de correo rechaza 1 consultas: mira cuáles con «listar».',
    ])
  })

  it('tells of a store that was set aside, until somebody has taken it away', async () => {
    const sources = await sourcesOf()
    put(sources.file)
    const aside = join(sources.file.folder, 'consultas.db.apartado-2026')
    await writeFile(aside, '')
    await writeFile(`${aside}-wal`, '')
    expect(healthOf(sources).problems).toEqual([
      expect.stringContaining('puede tener consultas sin entregar: consultas.db.apartado-2026.'),
    ])
    await rm(aside)
    expect(healthOf(sources).problems).toEqual([])
  })

  it('is not ready where the store is of a later version', async () => {
    const sources = await sourcesOf()
    sources.file.use((database) => database.exec('PRAGMA user_version = 99'))
    sources.file.close()
    expect(healthOf(sources)).toMatchObject({
      isReady: false,
      problems: [expect.stringContaining('es de una versión posterior (99)')],
    })
  })

  it('tells of a mail server that is not set, a disk that fills and a store that does', async () => {
    expect(healthOf(await sourcesOf(false)).problems).toEqual([
      'SMTP_URL no está definida: las consultas solo quedan en la carpeta.',
    ])
    const sources = await sourcesOf()
    const full = { ...sources, limits: { storeMaxBytes: 0, diskFreeMinBytes: 1e18 } }
    expect(healthOf(full)).toMatchObject({
      isReady: false,
      problems: [expect.stringMatching(/MB libres en el disco/), expect.stringMatching(/ocupa/)],
    })
  })

  it('is shown only to requests with the token, whatever proxy headers they have', async () => {
    const { url } = await startServer({ env: { HEALTH_TOKEN: 'abc' } })
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${url}/salud`, { headers })).status
    for (const headers of [
      {},
      { via: '1.1 proxy' },
      { 'x-real-ip': '203.0.113.7' },
      { host: 'localhost' },
    ]) {
      expect(await statusWith(headers)).toBe(404)
    }
    expect(await statusWith({ authorization: 'Bearer abc' })).toBe(200)
    expect(await statusWith({ authorization: 'Bearer abd' })).toBe(404)
    expect(await statusWith({ authorization: 'Bearer undefined' })).toBe(404)
    const other = await startServer()
    expect(
      (await fetch(`${other.url}/salud`, { headers: { authorization: 'Bearer undefined' } }))
        .status,
    ).toBe(404)
  })

  it('makes the command exit with 2 if there is something to do', async () => {
    const { file } = await sourcesOf()
    put(file)
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'manage-enquiries.ts'), 'estado'],
      {
        env: { ...COMPILED, OUTBOX_DIR: file.folder, DISK_FREE_MIN_MB: '0' },
        encoding: 'utf8',
      },
    )
    expect([status, stdout]).toEqual([
      2,
      'SMTP_URL no está definida: las consultas solo quedan en la carpeta.\n',
    ])
  })
})

describe('a disk that fills', () => {
  it.each([{ STORE_MAX_MB: '0' }, { DISK_FREE_MIN_MB: '1000000' }])(
    'is said in words before it is full: %j',
    async (env) => {
      const { url } = await startServer({ env: { ...env, HEALTH_TOKEN: 'abc' } })
      const answer = await sendJson(url)
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('llámanos o escríbenos por correo')
      expect((await fetch(`${url}/contacto`)).status).toBe(200)
      const headers = { authorization: 'Bearer abc' }
      expect((await fetch(`${url}/salud`, { headers })).status).toBe(503)
    },
  )
})

describe('a receiver of the summary', () => {
  const at = (summary: Summary, time: string) =>
    summary.look(new Date(`2026-11-22T${time}:00-03:00`))

  /** A summary for two receivers, with a mail server that accepts mail for those in `taking`. */
  async function summaryFor(taking: Set<string>) {
    const sources = await sourcesOf()
    const told: { to: string; text: string }[] = []
    const mailer: Mailer = {
      send: async ({ eml, to }) => {
        const [address = ''] = to
        const isTaken = taking.has(address)
        if (isTaken) told.push({ to: address, text: await textOf(eml) })
        return {
          taken: isTaken ? to : [],
          refused: [],
          isTooLarge: false,
          isUnreachable: false,
          failure: undefined,
        }
      },
      close: () => {},
    }
    const to = ['ti@sellos.example', 'sur@sellos.example'].map((address) => ({ name: '', address }))
    return {
      sources,
      told,
      summary: createSummary({ sources, mailer, from: MAIL.from, to, log: () => {} }),
    }
  }

  it('gets a mail each morning, and one a day when there is a problem', async () => {
    const { sources, told, summary } = await summaryFor(new Set(['ti@sellos.example']))
    await at(summary, '06:30')
    expect(told).toHaveLength(0)
    await at(summary, '07:05')
    await at(summary, '08:00')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('Todo en orden.')
    put(sources.file, { receivedMs: Date.now() - 2 * HOUR_MS })
    await at(summary, '09:00')
    await at(summary, '10:00')
    expect(told).toHaveLength(2)
    expect(told[1]?.text).toContain('Una consulta espera hace 120 minutos.')
  })

  it('gets a mail of his own, later if the mail server does not accept it now', async () => {
    const taking = new Set(['sur@sellos.example'])
    const { told, summary } = await summaryFor(taking)
    await at(summary, '07:05')
    expect(told.map(({ to }) => to)).toEqual(['sur@sellos.example'])
    taking.add('ti@sellos.example')
    await at(summary, '07:10')
    await at(summary, '07:15')
    expect(told.map(({ to }) => to)).toEqual(['sur@sellos.example', 'ti@sellos.example'])
  })

  it('gets one alarm a day where the store cannot be used, which is what it tells', async () => {
    const taking = new Set(['ti@sellos.example', 'sur@sellos.example'])
    const { sources, told, summary } = await summaryFor(taking)
    sources.file.use((database) => database.exec('PRAGMA user_version = 99'))
    sources.file.close()
    await at(summary, '09:00')
    await at(summary, '09:05')
    expect(told.map(({ to }) => to)).toEqual([...taking])
    expect(told[0]?.text).toContain('Hay que atender esto:')
  })

  it('gets it through the mail server for enquiries', async () => {
    const smtp = await startSmtp()
    smtp.codes['ventas@sellos.example'] = 550
    const env = {
      ...mailEnvironment(smtp),
      SUMMARY_TO: 'ti@sellos.example',
      DISK_FREE_MIN_MB: '999999',
    }
    await startServer({ env })
    await eventually(() => expect(smtp.recipients).toEqual(['ti@sellos.example']))
    expect(smtp.raw[0]).not.toContain(ENQUIRY.email)
  })
})
