import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { eraseOld } from './enquiry-desk.ts'
import { MIGRATIONS } from './store-versions.ts'
import { createStoreFile, setAsideIn, STORE_NAME } from './store-file.ts'
import { hasEnquiry, readMail } from './store.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REFERENCE = '261122-1043-K7M4'

describe('the store', () => {
  it('keeps enquiries in a file that only its owner may read, in a folder that it makes', async () => {
    const folder = join(temporaryFolder(), 'datos/outbox')
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
    const attachments = [{ name: 'ñ.jpg', type: 'image/jpeg', content, note: 'a' }]
    const { reference } = put(file, { attachments })
    expect(readMail(file, reference)?.attachments).toEqual(attachments)
    expect(readMail(file, '261122-1043-2222')).toBeUndefined()
  })
})

describe('what is erased', () => {
  const setState = (file: Awaited<ReturnType<typeof openStore>>, state: string) =>
    file.use((database) => database.prepare('UPDATE enquiry SET state = ?').run(state))

  it.each([
    ['sent', 29, 31],
    ['waiting', 89, 91],
    ['refused', 89, 91],
  ])('is what is %s, after %d days and before %d', async (state, daysKept, daysErased) => {
    const file = await openStore()
    const { reference } = put(file)
    setState(file, state)
    eraseOld(file, Date.now() + daysKept * DAY_MS)
    expect(hasEnquiry(file, reference)).toBe(true)
    eraseOld(file, Date.now() + daysErased * DAY_MS)
    expect(hasEnquiry(file, reference)).toBe(false)
  })

  it('are old files beside the store too: mails, what was set aside, copies', async () => {
    const file = await openStore()
    put(file)
    const names = [
      '261122-1043-K7M4.eml',
      `${STORE_NAME}.apartado-2026`,
      `${STORE_NAME}.antes-de-version-2`,
    ]
    for (const name of names) await writeFile(join(file.folder, name), 'Ana')
    eraseOld(file, Date.now() + 89 * DAY_MS)
    expect(await readdir(file.folder)).toEqual(expect.arrayContaining(names))
    eraseOld(file, Date.now() + 91 * DAY_MS)
    expect((await readdir(file.folder)).filter((name) => names.includes(name))).toEqual([])
  })
})

describe('the same enquiry again', () => {
  it('is known by its reference, and stored once', async () => {
    const file = await openStore()
    expect(put(file, { reference: REFERENCE }).outcome).toBe('stored')
    expect(put(file, { reference: REFERENCE })).toEqual({ outcome: 'known', reference: REFERENCE })
    expect(storedIn(file.folder)).toHaveLength(1)
  })

  it('is no other one under the same reference, nor with another photograph', async () => {
    const file = await openStore()
    const photo = (byte: number) => ({
      name: 'a.jpg',
      type: 'image/jpeg',
      content: Buffer.of(byte),
      note: '',
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

describe('a store that is damaged', () => {
  const nothing = () => {}

  async function tornStore(): Promise<string> {
    const file = await openStore()
    put(file, { comment: 'x'.repeat(50_000) })
    file.close()
    const path = join(file.folder, STORE_NAME)
    const { size } = await stat(path)
    await writeFile(path, Buffer.alloc(size - 4096, 0xee), { flag: 'r+', mode: 0o600 })
    return file.folder
  }

  async function textStore(): Promise<string> {
    const folder = temporaryFolder()
    await writeFile(join(folder, STORE_NAME), 'no es una base de datos, para nada')
    return folder
  }

  it.each([
    ['its pages are torn', tornStore],
    ['it is no database', textStore],
  ])(
    'is set aside by the server where %s, which goes on and has it to tell',
    async (_how, damage) => {
      const folder = await damage()
      const file = await openStore(folder)
      expect(put(file).outcome).toBe('stored')
      expect(storedIn(folder)).toHaveLength(1)
      expect(setAsideIn(folder)).toEqual([expect.stringMatching(/\.apartado-[\dTZ-]+$/)])
    },
  )

  it('is left alone by a command, which says so', async () => {
    const folder = await tornStore()
    const file = createStoreFile(folder, nothing, 'command')
    expect(() => hasEnquiry(file, REFERENCE)).toThrow(/está dañado/)
    expect(await readdir(folder)).toContain(STORE_NAME)
    expect(setAsideIn(folder)).toEqual([])
  })
})

describe('a store that is not for this program', () => {
  async function storeOf(sql: string): Promise<string> {
    const folder = temporaryFolder()
    const other = new DatabaseSync(join(folder, STORE_NAME))
    other.exec(sql)
    other.close()
    return folder
  }

  it.each([
    [
      'another program’s',
      'CREATE TABLE enquiry (a); PRAGMA user_version = 1',
      /es de otro programa/,
    ],
    [
      'of a later version',
      'CREATE TABLE enquiry (a); PRAGMA application_id = 1131376243; PRAGMA user_version = 99',
      /es de una versión posterior \(99\)/,
    ],
  ])('since it is %s, is refused in words, and not touched', async (_whose, sql, words) => {
    const folder = await storeOf(sql)
    const before = await readFile(join(folder, STORE_NAME))
    const file = await openStore(folder)
    expect(() => put(file)).toThrow(words)
    expect(await readFile(join(folder, STORE_NAME))).toEqual(before)
    expect(setAsideIn(folder)).toEqual([])
  })
})

describe('a store of the first version', () => {
  async function firstVersion(): Promise<string> {
    const folder = temporaryFolder()
    const old = new DatabaseSync(join(folder, STORE_NAME))
    old.exec(`${MIGRATIONS[0]} PRAGMA application_id = 1131376243; PRAGMA user_version = 1;
      INSERT INTO enquiry VALUES (1, '${REFERENCE}', x'00', 5), (2, '261122-1043-2222', x'01', 6), (3, '261122-1043-3333', x'02', 7);
      INSERT INTO mail VALUES (1, '<a@b.cl>', 'Ana', 'ana@b.cl', 'Consulta', 'Una.', '', 0), (2, '<b@b.cl>', '', '', '', 'Otra.', '', 1);
      INSERT INTO attachment VALUES (1, 0, 'a.jpg', 'image/jpeg', x'0102');
      INSERT INTO recipient (enquiry, name, address, state, changed_ms) VALUES
        (1, '', 'ventas@b.cl', 'sent', 8), (1, '', 'sur@b.cl', 'unsure', 9), (2, '', 'ventas@b.cl', 'sent', 9)`)
    old.close()
    return folder
  }

  it('is carried on with all that it holds, and what lacks a mail is left behind', async () => {
    const folder = await firstVersion()
    const file = await openStore(folder)
    expect(readMail(file, REFERENCE)).toMatchObject({
      messageId: '<a@b.cl>',
      replyTo: { name: 'Ana', address: 'ana@b.cl' },
      attachments: [{ name: 'a.jpg', content: Buffer.from([1, 2]), note: '' }],
    })
    expect(storedIn(folder)).toMatchObject([
      { text: 'Una.', state: 'waiting', takenBy: ['ventas@b.cl'] },
      { text: 'Otra.', state: 'sent' },
    ])
  })

  it('is copied before, for its owner alone', async () => {
    const folder = await firstVersion()
    hasEnquiry(await openStore(folder), REFERENCE)
    const copy = join(folder, `${STORE_NAME}.antes-de-version-2`)
    expect((await stat(copy)).mode & 0o777).toBe(0o600)
    const database = new DatabaseSync(copy)
    expect(database.prepare('SELECT count(*) AS n FROM mail').get()).toEqual({ n: 2 })
    database.close()
  })

  it('stays as it was where the migration cannot come to its end', async () => {
    const folder = await firstVersion()
    const other = new DatabaseSync(join(folder, STORE_NAME))
    other.exec('CREATE TABLE enquiry_due (a)') // the name of an index that the migration creates
    other.close()
    const file = await openStore(folder)
    expect(() => hasEnquiry(file, REFERENCE)).toThrow(/enquiry_due/)
    const database = new DatabaseSync(join(folder, STORE_NAME))
    expect(database.prepare('SELECT count(*) AS n FROM recipient').get()).toEqual({ n: 3 })
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
    database.close()
  })
})

describe('a copy', () => {
  it('is put back whole, whatever log the store that was there has left', async () => {
    const file = await openStore()
    put(file, { comment: 'una' })
    const copy = join(temporaryFolder(), 'copia.db')
    file.backUp(copy)
    put(file, { comment: 'otra' })
    // As after a crash: the store's log was never closed.
    const folder = temporaryFolder()
    for (const suffix of ['', '-wal']) {
      await writeFile(join(folder, STORE_NAME + suffix), await readFile(file.path + suffix))
    }
    const restored = await openStore(folder)
    restored.restore(copy)
    restored.close()
    expect(storedIn(folder).map(({ text }) => text.trimEnd().split('\n').at(-1))).toEqual(['una'])
    expect((await stat(join(folder, STORE_NAME))).mode & 0o777).toBe(0o600)
    expect(setAsideIn(folder)).toHaveLength(1)
  })

  it('is not put back while a server works, nor if it is none', async () => {
    const file = await openStore()
    put(file)
    const none = join(temporaryFolder(), 'nada.db')
    await writeFile(none, 'esto no es una base de datos, ni lo parece')
    expect(() => file.restore(none)).toThrow(/no es un almacén de consultas/)
    file.lockDelivery()
    const command = createStoreFile(file.folder, () => {}, 'command')
    expect(() => command.restore(none)).toThrow('El servidor está en marcha: detenlo antes.')
    expect(storedIn(file.folder)).toHaveLength(1)
  })
})
