import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'
import { makeTemporaryFolder } from './testing/server-fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const message = (id: string) => ({ id, eml: Buffer.from(`Subject: ${id}\r\n\r\n`) })

describe('the outbox', () => {
  it('keeps an enquiry as a file that only its owner may read, in a folder that it makes', async () => {
    const folder = join(await makeTemporaryFolder(), 'datos/outbox')
    const file = await createOutbox(folder).write(message('a'))
    expect(file).toBe(join(folder, 'a.eml'))
    expect(await readFile(file, 'utf8')).toBe('Subject: a\r\n\r\n')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await readdir(folder)).toEqual(['a.eml'])
  })

  it('makes its folder anew when someone has removed it', async () => {
    const folder = join(await makeTemporaryFolder(), 'outbox')
    const outbox = createOutbox(folder)
    expect(await outbox.waiting()).toEqual([])
    await outbox.write(message('a'))
    expect(await outbox.waiting()).toEqual(['a'])
  })

  it('lists what waits, oldest first, and nothing else', async () => {
    const folder = await makeTemporaryFolder()
    const outbox = createOutbox(folder)
    for (const id of ['b', 'a', 'c']) await outbox.write(message(id))
    await writeFile(join(folder, 'd.tmp'), 'half')
    await writeFile(join(folder, 'notas.txt'), '')
    await outbox.markSent('b')
    expect(await outbox.waiting()).toEqual(['a', 'c'])
    expect(await readdir(join(folder, 'enviados'))).toEqual(['b.eml'])
  })

  it('knows when someone has taken a file away', async () => {
    const outbox = createOutbox(await makeTemporaryFolder())
    expect(await outbox.read('a')).toBeUndefined()
    await outbox.write(message('a'))
    expect(String(await outbox.read('a'))).toBe('Subject: a\r\n\r\n')
  })

  it('leaves nothing to be delivered of an enquiry that it failed to keep', async () => {
    const folder = await makeTemporaryFolder()
    await mkdir(join(folder, 'a.eml'))
    await writeFile(join(folder, 'a.eml/lleno'), '')
    await expect(createOutbox(folder).write(message('a'))).rejects.toThrow('EISDIR')
    expect(await readdir(folder)).toEqual(['a.eml'])
  })

  it('clears away what a crash left half written', async () => {
    const folder = await makeTemporaryFolder()
    const outbox = createOutbox(folder)
    await outbox.write(message('a'))
    await writeFile(join(folder, 'b.tmp'), 'half')
    await outbox.removeUnfinished()
    expect(await readdir(folder)).toEqual(['a.eml'])
  })

  it('keeps copies of delivered enquiries for 30 days and no longer', async () => {
    const outbox = createOutbox(await makeTemporaryFolder())
    await outbox.purgeSent()
    for (const id of ['a', 'b']) await outbox.write(message(id))
    await outbox.markSent('a')
    const sent = () => readdir(join(outbox.folder, 'enviados'))
    await outbox.purgeSent(Date.now() + 29 * DAY_MS)
    expect(await sent()).toEqual(['a.eml'])
    await outbox.purgeSent(Date.now() + 31 * DAY_MS)
    expect(await sent()).toEqual([])
    expect(await outbox.waiting()).toEqual(['b'])
  })
})
