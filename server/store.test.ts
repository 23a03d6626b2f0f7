import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { noteOutcome } from './delivery-queue.ts'
import { STORE_NAME } from './store-file.ts'
import { hasEnquiry, purgeSent, readMail } from './store.ts'
import { makeTemporaryFolder } from './testing/server-fixture.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REFERENCE = '261122-1043-K7M4'

describe('the store', () => {
  it('keeps enquiries in a file that only its owner may read, in a folder that it makes', async () => {
    const folder = join(await makeTemporaryFolder(), 'datos/outbox')
    const file = await openStore(folder)
    put(file)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const name of [STORE_NAME, `${STORE_NAME}-wal`]) {
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    }
  })

  it('syncs what it has accepted to the disk before it says so', async () => {
    const file = await openStore()
    const value = (pragma: string) =>
      file.use((database) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])
    expect(value('journal_mode')).toBe('wal')
    expect(value('synchronous')).toBe(2) // FULL
  })

  it('makes its folder anew when someone has removed it', async () => {
    const file = await openStore()
    put(file, { comment: 'una' })
    await rm(file.folder, { recursive: true })
    put(file, { comment: 'otra' })
    expect(storedIn(file.folder)).toHaveLength(1)
  })

  it('gives the attachments back as they came', async () => {
    const file = await openStore()
    const content = Buffer.from([0, 255, 13, 10, 0])
    const attachments = [{ name: 'ñ.jpg', type: 'image/jpeg', content }]
    const { reference } = put(file, { attachments })
    expect(readMail(file, reference)?.attachments).toEqual(attachments)
    expect(readMail(file, '261122-1043-2222')).toBeUndefined()
  })

  it('keeps what was delivered for 30 days, and what was not for as long as it takes', async () => {
    const file = await openStore()
    const both = ['a@sellos.example', 'b@sellos.example']
    const sent = put(file, { comment: 'una' }).reference
    const halfSent = put(file, { comment: 'otra', recipients: both }).reference
    const nowMs = Date.now()
    for (const id of [1, 2])
      noteOutcome(file, id, { state: 'sent', answer: '', nextTryMs: 0, nowMs })
    purgeSent(file, nowMs + 29 * DAY_MS)
    expect(hasEnquiry(file, sent)).toBe(true)
    purgeSent(file, nowMs + 31 * DAY_MS)
    expect([hasEnquiry(file, sent), hasEnquiry(file, halfSent)]).toEqual([false, true])
  })
})

describe('the same enquiry again', () => {
  it('is known by its reference, and stored once', async () => {
    const file = await openStore()
    expect(put(file, { reference: REFERENCE }).outcome).toBe('stored')
    expect(put(file, { reference: REFERENCE })).toEqual({ outcome: 'known', reference: REFERENCE })
    expect(storedIn(file.folder)).toHaveLength(1)
  })

  it('is known after the server has been started anew', async () => {
    const first = await openStore()
    put(first, { reference: REFERENCE })
    first.close()
    expect(put(await openStore(first.folder), { reference: REFERENCE }).outcome).toBe('known')
  })

  it('is no other one under the same reference, nor with another photograph', async () => {
    const file = await openStore()
    const photo = (byte: number) => ({
      name: 'a.jpg',
      type: 'image/jpeg',
      content: Buffer.of(byte),
    })
    put(file, { reference: REFERENCE, attachments: [photo(1)] })
    const again = (given: Parameters<typeof put>[1]) =>
      put(file, { reference: REFERENCE, ...given }).outcome
    expect(again({ attachments: [photo(1)] })).toBe('known')
    expect(again({ attachments: [photo(2)] })).toBe('conflict')
    expect(again({ comment: 'otra', attachments: [photo(1)] })).toBe('conflict')
    expect(storedIn(file.folder)).toHaveLength(1)
  })

  it('is known by its content for a day where it has no reference', async () => {
    const file = await openStore()
    const receivedMs = Date.now()
    const { reference } = put(file, { receivedMs })
    expect(put(file, { receivedMs: receivedMs + DAY_MS - 1 })).toEqual({
      outcome: 'known',
      reference,
    })
    expect(put(file, { comment: 'otra', receivedMs }).outcome).toBe('stored')
    expect(put(file, { receivedMs: receivedMs + DAY_MS }).outcome).toBe('stored')
  })
})

describe('a store that is damaged or no store of ours', () => {
  /** The names of what was set aside, after a new enquiry has been stored all the same. */
  async function setAsideIn(folder: string): Promise<string[]> {
    const events: string[] = []
    const file = await openStore(folder, (event) => events.push(event))
    expect(put(file).outcome).toBe('stored')
    expect(storedIn(folder)).toHaveLength(1)
    expect(events).toEqual(['almacén dañado o ajeno, puesto aparte'])
    return (await readdir(folder)).filter((name) => /\.apartado-[\dTZ-]+$/.test(name))
  }

  it('is set aside under a name of its own when it is no database', async () => {
    const folder = await makeTemporaryFolder()
    await writeFile(join(folder, STORE_NAME), 'no es una base de datos, para nada')
    expect(await setAsideIn(folder)).toHaveLength(1)
  })

  it('is set aside when it is another program’s', async () => {
    const folder = await makeTemporaryFolder()
    const other = new DatabaseSync(join(folder, STORE_NAME))
    other.exec('CREATE TABLE enquiry (a); PRAGMA user_version = 1')
    other.close()
    expect(await setAsideIn(folder)).toHaveLength(1)
  })

  it('is set aside when its pages are torn, at a start and while running', async () => {
    const file = await openStore()
    put(file, { comment: 'x'.repeat(50_000) })
    file.close()
    const path = join(file.folder, STORE_NAME)
    const { size } = await stat(path)
    await writeFile(path, Buffer.alloc(size - 4096, 0xee), { flag: 'r+', mode: 0o600 })
    expect(await setAsideIn(file.folder)).toHaveLength(1)
  })
})

it('can be copied while it runs', async () => {
  const file = await openStore()
  put(file)
  const folder = await makeTemporaryFolder()
  const reader = new DatabaseSync(file.path, { timeout: 1000 })
  reader.prepare('VACUUM INTO ?').run(join(folder, STORE_NAME))
  reader.close()
  put(file, { comment: 'otra' })
  expect(storedIn(folder)).toHaveLength(1)
})
