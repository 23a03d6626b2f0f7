import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { noteOutcome } from './delivery-queue.ts'
import { healthOf } from './health.ts'
import { createSummary } from './summary.ts'
import { MAIL } from './testing/mail-fixture.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { ENQUIRY, sendJson } from './testing/visitor.ts'

const HOUR_MS = 60 * 60 * 1000
const limits = { storeMaxBytes: 1e9, diskFreeMinBytes: 0 }

async function sourcesOf(hasMailServer = true) {
  return { file: await openStore(), limits, hasMailServer }
}

describe('how it stands', () => {
  it('is well where everything has been delivered', async () => {
    const sources = await sourcesOf()
    put(sources.file)
    noteOutcome(sources.file, 1, { state: 'sent', answer: '', nextTryMs: 0, nowMs: 0 })
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

  it.each([
    ['refused', 'El servidor de correo rechaza 1 entregas.'],
    ['unsure', '1 entregas sin confirmar: revísalas con «listar».'],
  ] as const)('tells of what is %s', async (state, problem) => {
    const sources = await sourcesOf()
    put(sources.file)
    noteOutcome(sources.file, 1, { state, answer: '', nextTryMs: 0, nowMs: 0 })
    expect(healthOf(sources).problems).toEqual([problem])
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

  it('is told to this machine, and to who has the token', async () => {
    const { url } = await startServer({ env: { HEALTH_TOKEN: 'abc' } })
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${url}/salud`, { headers })).status
    expect(await statusWith({})).toBe(200)
    expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    expect(await statusWith({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    const forwarded = { 'x-forwarded-for': '203.0.113.7' }
    expect(await statusWith({ ...forwarded, authorization: 'Bearer abc' })).toBe(200)
    expect(await statusWith({ ...forwarded, authorization: 'Bearer abd' })).toBe(404)
    expect(await statusWith({ ...forwarded, authorization: 'Bearer undefined' })).toBe(404)
  })

  it('is told to Prometheus', async () => {
    const { url } = await startServer()
    const answer = await fetch(`${url}/salud/metricas`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toMatch(/^# TYPE sitio_listo gauge\nsitio_listo 1$/m)
  })

  it('ends a command with 2 where there is something to do', async () => {
    const { file } = await sourcesOf()
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'manage-enquiries.ts'), 'estado'],
      { env: { OUTBOX_DIR: file.folder, DISK_FREE_MIN_MB: '0' }, encoding: 'utf8' },
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
      const { url } = await startServer({ env })
      const answer = await sendJson(url)
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('llámanos o escríbenos por correo')
      expect((await fetch(`${url}/contacto`)).status).toBe(200)
      expect((await fetch(`${url}/salud`)).status).toBe(503)
    },
  )
})

describe('who is to be told', () => {
  it('gets a mail each morning, and one a day when there is a problem', async () => {
    const sources = await sourcesOf()
    const texts: string[] = []
    const mailer = {
      send: async ({ eml }: { eml: Buffer }) => void texts.push(eml.toString()),
      close: () => {},
    }
    const { from, to } = MAIL
    const summary = createSummary({ sources, mailer, from, to, log: () => {} })
    const at = (time: string) => summary.look(new Date(`2026-11-22T${time}:00-03:00`))
    await at('06:30')
    expect(texts).toHaveLength(0)
    await at('07:05')
    await at('08:00')
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('Todo en orden.')
    put(sources.file, { receivedMs: Date.now() - 2 * HOUR_MS })
    await at('09:00')
    await at('10:00')
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('Una consulta espera hace 120 minutos.')
  })

  it('gets it through the mail server that enquiries go to', async () => {
    const smtp = await startSmtp()
    smtp.codes['ventas@sellos.example'] = 550
    const env = {
      ...mailEnvironment(smtp),
      SUMMARY_TO: 'ti@sellos.example',
      DISK_FREE_MIN_MB: '999999',
    }
    await startServer({ env })
    await vi.waitFor(() => expect(smtp.recipients).toEqual(['ti@sellos.example']))
    expect(smtp.raw[0]).not.toContain(ENQUIRY.email)
  })
})
