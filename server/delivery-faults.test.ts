import { text as textOf } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { createDelivery } from './delivery.ts'
import type { Mailer, Outcome } from './smtp.ts'
import type { StoreFile } from './store-file.ts'
import { MAIL } from './testing/mail-fixture.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'

const FAST = { firstMs: 10, maxMs: 40 }
const VENTAS = 'ventas@sellos.example'
const SUR = 'sur@sellos.example'

const NOTHING = {
  taken: [],
  refused: [],
  isTooLarge: false,
  isUnreachable: false,
  failure: undefined,
}
type Given = Partial<Outcome>
const UNREACHABLE: Given = { isUnreachable: true, failure: new Error('ECONNECTION') }

/** How a test's mail server treats a mail; by default it accepts it. */
type Manner = (to: readonly string[], eml: string) => Promise<Given | void> | Given | void

function fakeMailer(manner: Manner) {
  const sent: {
    to: readonly string[]
    messageId: string | undefined
    comment: string | undefined
  }[] = []
  const mailer: Mailer = {
    send: async ({ eml, to }) => {
      const text = await textOf(eml)
      const outcome = { ...NOTHING, ...((await manner(to, text)) ?? { taken: to }) }
      if (outcome.taken.length > 0) {
        sent.push({
          to: outcome.taken,
          messageId: /^Message-ID: (.*)\r$/m.exec(text)?.[1],
          comment: /Consulta:\r\n(.*)\r\n/.exec(text)?.[1],
        })
      }
      return outcome
    },
    close: () => {},
  }
  return { mailer, sent }
}

function deliver(file: StoreFile, mailer: Mailer, to: readonly string[] = [VENTAS], delays = FAST) {
  const mail = { ...MAIL, smtpUrl: 'smtp://', to: to.map((address) => ({ name: '', address })) }
  const delivery = createDelivery({ file, mailer, mail, log: () => {}, delays })
  onTestFinished(() => delivery.stop())
  delivery.wake()
  return delivery
}

/** The store, but statements that match `breakAt` fail, as on a disk that is full or read-only. */
function breakable(file: StoreFile): {
  file: StoreFile
  breakAt: (sql: RegExp | undefined) => void
} {
  let broken: RegExp | undefined
  return {
    breakAt: (sql) => (broken = sql),
    file: {
      ...file,
      use: (work) =>
        file.use((database) =>
          work(
            new Proxy(database, {
              get: (target, key) => {
                if (key !== 'prepare') return Reflect.get(target, key).bind(target)
                return (sql: string) => {
                  if (broken?.test(sql)) throw Object.assign(new Error('full'), { errcode: 13 })
                  return target.prepare(sql)
                }
              },
            }),
          ),
        ),
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('two receivers', () => {
  it('one deferred: the other gets the mail once, and only the deferred one is tried again', async () => {
    const file = await openStore()
    put(file)
    let isBusy = true
    const { mailer, sent } = fakeMailer((to) =>
      isBusy ? { taken: to.filter((one) => one === VENTAS) } : undefined,
    )
    deliver(file, mailer, [VENTAS, SUR])
    await eventually(() =>
      expect(storedIn(file.folder)[0]).toMatchObject({ state: 'waiting', takenBy: [VENTAS] }),
    )
    isBusy = false
    await eventually(() => expect(storedIn(file.folder)[0]?.state).toBe('sent'))
    expect(sent.map(({ to }) => to)).toEqual([[VENTAS], [SUR]])
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('one refused: the other has the mail, and the refusal is kept for a person to see', async () => {
    const file = await openStore()
    put(file)
    const { mailer, sent } = fakeMailer(() => ({
      taken: [VENTAS],
      refused: [SUR],
      failure: new Error('550'),
    }))
    deliver(file, mailer, [VENTAS, SUR])
    await eventually(() =>
      expect(storedIn(file.folder)[0]).toMatchObject({
        state: 'refused',
        takenBy: [VENTAS],
        refusedBy: [SUR],
      }),
    )
    await pause(100)
    expect(sent).toHaveLength(1)
  })

  it('the refused one is tried again at the next start', async () => {
    const file = await openStore()
    put(file)
    const first = deliver(file, fakeMailer(() => ({ refused: [VENTAS] })).mailer)
    await eventually(() => expect(storedIn(file.folder)[0]?.state).toBe('refused'))
    await first.stop()
    const { mailer, sent } = fakeMailer(() => {})
    deliver(file, mailer)
    await eventually(() => expect(sent).toHaveLength(1))
  })
})

describe('a mail that is larger than the mail server takes', () => {
  const content = Buffer.alloc(5000, 7)
  const attachments = [{ name: '1-placa.jpg', type: 'image/jpeg', content, note: '' }]
  const onlySmall: Manner = (_to, eml) =>
    eml.length > 4000 ? { isTooLarge: true, failure: new Error('552') } : undefined

  it('goes without its files, says so, and leaves the files where they can be fetched', async () => {
    const file = await openStore()
    const { reference } = put(file, { attachments })
    const texts: string[] = []
    const { mailer, sent } = fakeMailer((to, eml) => {
      texts.push(eml)
      return onlySmall(to, eml)
    })
    deliver(file, mailer)
    await eventually(() => expect(storedIn(file.folder)[0]?.state).toBe('sent'))
    expect(sent).toHaveLength(1)
    expect(texts.at(-1)).toContain('Este correo va sin sus adjuntos (1-placa.jpg)')
    expect(texts.at(-1)?.replaceAll('=\r\n', '')).toContain(`exportar <carpeta> ${reference}`)
    expect(
      file.use((database) => database.prepare('SELECT length(content) AS n FROM attachment').get()),
    ).toEqual({ n: 5000 })
  })

  it('does not delay other mails at all', async () => {
    const file = await openStore()
    put(file, { comment: 'grande', attachments })
    put(file, { comment: 'otra' })
    const { mailer, sent } = fakeMailer(onlySmall)
    deliver(file, mailer, [VENTAS], { firstMs: 60_000, maxMs: 60_000 })
    await eventually(() => expect(sent.map(({ comment }) => comment)).toEqual(['otra', 'grande']))
  })

  it('is refused if it has no files that could be left out', async () => {
    const file = await openStore()
    put(file)
    deliver(file, fakeMailer(() => ({ isTooLarge: true })).mailer)
    await eventually(() =>
      expect(storedIn(file.folder)[0]).toMatchObject({ state: 'refused', refusedBy: [VENTAS] }),
    )
  })
})

describe('an attempt that cannot be recorded', () => {
  it('beforehand is not made', async () => {
    const { file, breakAt } = breakable(await openStore())
    put(file)
    breakAt(/attempts \+ 1/)
    const { mailer, sent } = fakeMailer(() => {})
    deliver(file, mailer)
    await pause(100)
    expect(sent).toEqual([])
  })

  it('afterwards is repeated under the same Message-ID, not before its wait is over', async () => {
    const { file, breakAt } = breakable(await openStore())
    put(file)
    breakAt(/SET state = /)
    const sentAtMs: number[] = []
    const { mailer, sent } = fakeMailer(() => void sentAtMs.push(performance.now()))
    const delivery = deliver(file, mailer, [VENTAS], { firstMs: 300, maxMs: 300 })
    await eventually(() => expect(sent).toHaveLength(1))
    breakAt(undefined)
    delivery.wake()
    await eventually(() => expect(storedIn(file.folder)[0]?.state).toBe('sent'))
    const [first = 0, second = 0] = sentAtMs
    expect(second - first).toBeGreaterThan(200)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
  })
})

it('a mail accepted after the stopping server gave up waiting for it is not sent again', async () => {
  const file = await openStore()
  put(file)
  const answer = Promise.withResolvers<void>()
  let isUnderWay = false
  const { mailer, sent } = fakeMailer(() => {
    isUnderWay = true
    return answer.promise
  })
  const delivery = deliver(file, mailer)
  await eventually(() => expect(isUnderWay).toBe(true))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stopped = delivery.stop()
  vi.runAllTimers()
  answer.resolve()
  await stopped
  vi.useRealTimers()
  expect(storedIn(file.folder)[0]?.state).toBe('sent')
  deliver(file, mailer)
  await pause(100)
  expect(sent).toHaveLength(1)
})

it('only one of two servers on a store delivers, and the other takes over when it ends', async () => {
  const first = await openStore()
  const second = await openStore(first.folder)
  const { mailer, sent } = fakeMailer(() => pause(5))
  for (let number = 0; number < 20; number += 1) put(first, { comment: `consulta ${number}` })
  deliver(first, mailer)
  const waiting = deliver(second, mailer)
  await eventually(() => expect(sent).toHaveLength(20))
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20)
  first.close()
  put(second, { comment: 'otra' })
  waiting.wake()
  await eventually(() => expect(sent.at(-1)?.comment).toBe('otra'))
})

describe('a failure', () => {
  it('of the connection makes all mails wait: the mail server is not tried for each one', async () => {
    const file = await openStore()
    for (let number = 0; number < 20; number += 1) put(file, { comment: `consulta ${number}` })
    let isOut = true
    let askedTimes = 0
    const { mailer, sent } = fakeMailer(() => {
      if (!isOut) return undefined
      askedTimes += 1
      return UNREACHABLE
    })
    deliver(file, mailer)
    const startedMs = performance.now()
    await pause(200)
    // The waits are 10, 20, 40, 40 … ms, however long the pause took.
    const waits = (performance.now() - startedMs) / FAST.maxMs
    expect(askedTimes).toBeLessThan(7 + waits)
    isOut = false
    await eventually(() => expect(sent).toHaveLength(20))
  })

  it.each([
    ['that is put off', {}],
    ['that is refused', { refused: [VENTAS] }],
  ])('of one mail %s keeps no other waiting', async (_how, outcome) => {
    const file = await openStore()
    for (let number = 0; number < 20; number += 1) put(file, { comment: `consulta ${number}` })
    const { mailer, sent } = fakeMailer((_to, eml) =>
      eml.includes('consulta 0\r\n') ? outcome : undefined,
    )
    deliver(file, mailer, [VENTAS], { firstMs: 60_000, maxMs: 60_000 })
    await eventually(() => expect(sent).toHaveLength(19))
  })

  it('that breaks the connection each time delays other mails only for a while, and is tried last', async () => {
    const file = await openStore()
    put(file, { comment: 'veneno' })
    for (let number = 0; number < 5; number += 1) put(file, { comment: `consulta ${number}` })
    const { mailer, sent } = fakeMailer((_to, eml) =>
      eml.includes('veneno') ? UNREACHABLE : undefined,
    )
    deliver(file, mailer)
    await eventually(() => expect(sent).toHaveLength(5))
  })
})

it('a wait recorded while the clock was a year ahead is ignored', async () => {
  const file = await openStore()
  put(file)
  const { mailer, sent } = fakeMailer(() => {})
  const YEAR_MS = 365 * 24 * 60 * 60 * 1000
  const ahead = () =>
    file.use((database) =>
      database.prepare('UPDATE enquiry SET next_try_ms = ?').run(Date.now() + YEAR_MS),
    )
  ahead()
  const delivery = deliver(file, mailer)
  await eventually(() => expect(sent).toHaveLength(1))
  // The same holds if the clock is corrected while the server runs.
  put(file, { comment: 'otra' })
  ahead()
  delivery.wake()
  await eventually(() => expect(sent).toHaveLength(2))
})
