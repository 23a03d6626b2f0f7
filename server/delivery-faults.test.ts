import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDelivery } from './delivery.ts'
import { nextTurn } from './delivery-queue.ts'
import type { Mailer } from './smtp.ts'
import type { StoreFile } from './store-file.ts'
import { MAIL } from './testing/mail-fixture.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'

const FAST = { firstMs: 10, maxMs: 40 }

/** How a test's mail server treats a mail, which it has once `onHandover` is called. */
type Manner = (to: string, eml: string) => Promise<void> | void

function smtpError(responseCode: number, command: string): Error {
  return Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode, command })
}

function fakeMailer(manner: Manner) {
  const sent: { to: string; messageId: string | undefined; comment: string | undefined }[] = []
  const mailer: Mailer = {
    send: async ({ eml, to, onHandover }) => {
      const text = eml.toString()
      await manner(to, text)
      onHandover()
      sent.push({
        to,
        messageId: /^Message-ID: (.*)\r$/m.exec(text)?.[1],
        comment: /Consulta:\r\n(.*)\r\n/.exec(text)?.[1],
      })
    },
    close: () => {},
  }
  return { mailer, sent }
}

function deliver(
  file: StoreFile,
  mailer: Mailer,
  to: readonly string[] = ['ventas@sellos.example'],
  delays = FAST,
) {
  const mail = { ...MAIL, smtpUrl: 'smtp://', to: to.map((address) => ({ name: '', address })) }
  const delivery = createDelivery({ file, mailer, mail, log: () => {}, delays })
  onTestFinished(() => delivery.stop())
  delivery.wake()
  return delivery
}

/** The store, but each writing that `isBroken` names fails, as on a disk that is full or read only. */
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

describe('two receivers, one of whom is refused', () => {
  const both = ['ventas@sellos.example', 'sur@sellos.example']

  it.each([450, 550])(
    'by %d: the other gets it once, and he alone is tried again',
    async (code) => {
      const file = await openStore()
      put(file, { recipients: both })
      let isRefusing = true
      let refusals = 0
      const { mailer, sent } = fakeMailer((to) => {
        if (to !== 'sur@sellos.example' || !isRefusing) return
        refusals += 1
        throw smtpError(code, 'RCPT TO')
      })
      deliver(file, mailer, both)
      await vi.waitFor(() => expect(refusals).toBeGreaterThan(2))
      const [stored] = storedIn(file.folder)
      expect(stored?.states).toEqual({
        'ventas@sellos.example': 'sent',
        'sur@sellos.example': code === 450 ? 'waiting' : 'refused',
      })
      isRefusing = false
      await vi.waitFor(() => expect(sent).toHaveLength(2))
      expect(sent.map(({ to }) => to)).toEqual(both)
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
    },
  )
})

describe('what cannot be noted', () => {
  it('before it is tried, is not tried', async () => {
    const { file, breakAt } = breakable(await openStore())
    put(file)
    breakAt(/attempts \+ 1/)
    const { mailer, sent } = fakeMailer(() => {})
    deliver(file, mailer)
    await pause(100)
    expect(sent).toEqual([])
  })

  it('when the mail is about to be handed over, keeps it from being handed over', async () => {
    const { file, breakAt } = breakable(await openStore())
    put(file)
    breakAt(/handovers \+ 1/)
    const { mailer, sent } = fakeMailer(() => {})
    const delivery = deliver(file, mailer)
    await pause(100)
    expect(sent).toEqual([])
    breakAt(undefined)
    delivery.wake()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  it('after it was sent, does not make it go out again, then or at any later start', async () => {
    const { file, breakAt } = breakable(await openStore())
    put(file)
    breakAt(/SET state = \?/)
    const { mailer, sent } = fakeMailer(() => {})
    const first = deliver(file, mailer)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    first.wake()
    await pause(50)
    expect(sent).toHaveLength(1)
    await first.stop()
    // Nobody knows whether it has arrived: it is repeated once, and then left to a person.
    for (const copies of [2, 2, 2]) {
      const next = deliver(file, mailer)
      await pause(80)
      await next.stop()
      expect(sent).toHaveLength(copies)
    }
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
    expect(Object.values(storedIn(file.folder)[0]?.states ?? {})).toEqual(['unsure'])
  })
})

it('only one of two servers on a store delivers, and the other takes over when it ends', async () => {
  const first = await openStore()
  const second = await openStore(first.folder)
  const { mailer, sent } = fakeMailer(() => pause(5))
  for (let number = 0; number < 20; number += 1) put(first, { comment: `consulta ${number}` })
  deliver(first, mailer)
  const waiting = deliver(second, mailer)
  await vi.waitFor(() => expect(sent).toHaveLength(20), 5000)
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20)
  first.close()
  put(second, { comment: 'otra' })
  waiting.wake()
  await vi.waitFor(() => expect(sent.at(-1)?.comment).toBe('otra'))
})

describe('a mail server that asks for patience', () => {
  it.each([
    ['421 at any time', smtpError(421, 'CONN')],
    ['451 to a mail', smtpError(451, 'DATA')],
    ['nothing at all', new Error('ECONNECTION')],
  ])('by %s, is not asked for each mail that waits', async (_how, failure) => {
    const file = await openStore()
    for (let number = 0; number < 20; number += 1) put(file, { comment: `consulta ${number}` })
    let isBusy = true
    let askedTimes = 0
    const { mailer, sent } = fakeMailer(() => {
      if (!isBusy) return
      askedTimes += 1
      throw failure
    })
    deliver(file, mailer)
    await pause(200)
    expect(askedTimes).toBeLessThan(12) // 10, 20, 40, 40 … ms apart
    isBusy = false
    await vi.waitFor(() => expect(sent).toHaveLength(20), 5000)
  })

  it('for one receiver, keeps no other waiting', async () => {
    const both = ['sur@sellos.example', 'ventas@sellos.example']
    const file = await openStore()
    for (let number = 0; number < 20; number += 1) {
      put(file, { comment: `consulta ${number}`, recipients: both })
    }
    let refusals = 0
    const { mailer, sent } = fakeMailer((to) => {
      if (to !== 'sur@sellos.example') return
      refusals += 1
      throw smtpError(450, 'RCPT TO')
    })
    deliver(file, mailer, both, { firstMs: 500, maxMs: 5000 })
    await vi.waitFor(() => expect(sent).toHaveLength(20), 5000)
    expect(sent.map(({ comment }) => comment)).toEqual(
      Array.from({ length: 20 }, (_, number) => `consulta ${number}`),
    )
    expect(refusals).toBeLessThan(5)
  })
})

describe('five thousand old mails', () => {
  const HOUR_MS = 60 * 60 * 1000

  /** `vieja 0`, `vieja 1` …, all at once. */
  function putMany(file: StoreFile, count: number, receivedMs: number): void {
    put(file, { comment: 'vieja 0', receivedMs })
    file.use((database) =>
      database.exec(`
        CREATE TEMP TABLE copy AS WITH RECURSIVE n(i) AS
          (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1}) SELECT i FROM n;
        INSERT INTO enquiry (reference, fingerprint, received_ms)
          SELECT 'copia ' || i, zeroblob(32), ${receivedMs} FROM copy;
        INSERT INTO mail SELECT i + 1, message_id, reply_name, reply_address, subject,
          replace(text, 'vieja 0', 'vieja ' || i), suspicion, is_filed FROM mail, copy;
        INSERT INTO recipient (enquiry, name, address, changed_ms)
          SELECT i + 1, '', 'ventas@sellos.example', 0 FROM copy`),
    )
  }

  it('do not delay a new one, and are sent in their order', async () => {
    const file = await openStore()
    putMany(file, 5000, Date.now() - HOUR_MS)
    let isOut = true
    const { mailer, sent } = fakeMailer(() => {
      if (isOut) throw new Error('ECONNECTION')
    })
    const delivery = deliver(file, mailer)
    await pause(50)
    put(file, { comment: 'nueva' })
    isOut = false
    delivery.wake()
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(10), 5000)
    await delivery.stop()
    const comments = sent.slice(0, 10).map(({ comment }) => comment)
    expect(comments.indexOf('nueva')).toBeLessThan(4)
    expect(comments.filter((comment) => comment !== 'nueva')).toEqual(
      Array.from({ length: 9 }, (_, number) => `vieja ${number}`),
    )
  })

  it('alternate with new ones', async () => {
    const file = await openStore()
    const nowMs = Date.now()
    for (const comment of ['vieja 1', 'vieja 2'])
      put(file, { comment, receivedMs: nowMs - HOUR_MS })
    for (const comment of ['nueva 1', 'nueva 2']) put(file, { comment })
    const { mailer, sent } = fakeMailer(() => {})
    deliver(file, mailer)
    await vi.waitFor(() => expect(sent).toHaveLength(4))
    const kinds = sent.map(({ comment }) => comment?.split(' ')[0])
    expect(kinds[0]).not.toBe(kinds[1])
    expect(kinds[2]).not.toBe(kinds[3])
    expect(nextTurn(file, 'old', [], Date.now())).toBeUndefined()
  })
})
