import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { noteOutcome } from './delivery-queue.ts'
import { makeTemporaryFolder } from './testing/server-fixture.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'

const REFERENCE = '261122-1043-K7M4'

/** Runs the command as a person does, while the store is open. */
function consultas(folder: string, ...args: string[]) {
  const main = join(import.meta.dirname, 'manage-enquiries.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    env: { OUTBOX_DIR: folder },
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

describe('npm run consultas', () => {
  it('lists each enquiry with what each receiver has of it', async () => {
    const file = await openStore()
    put(file, { reference: REFERENCE, recipients: ['a@sellos.example', 'b@sellos.example'] })
    const answer = 'EENVELOPE/550'
    noteOutcome(file, 1, { state: 'sent', answer: '', nextTryMs: 0, nowMs: 0 })
    noteOutcome(file, 2, { state: 'refused', answer, nextTryMs: 0, nowMs: 0 })
    const { status, text } = consultas(file.folder, 'listar')
    expect(status).toBe(0)
    expect(text).toContain(`${REFERENCE}  `)
    expect(text).toContain('a@sellos.example: entregada; b@sellos.example: rechazada')
  })

  it('writes them out as mails with their attachments', async () => {
    const file = await openStore()
    const content = Buffer.from('foto')
    put(file, {
      reference: REFERENCE,
      attachments: [{ name: 'a.jpg', type: 'image/jpeg', content }],
    })
    const folder = join(await makeTemporaryFolder(), 'salida')
    expect(consultas(file.folder, 'exportar', folder).text).toContain('1 consultas en ')
    expect(await readdir(folder)).toEqual([`${REFERENCE}.eml`])
    const mail = await PostalMime.parse(await readFile(join(folder, `${REFERENCE}.eml`)))
    expect(mail.attachments).toMatchObject([{ filename: 'a.jpg' }])
  })

  it('lets one be sent again', async () => {
    const file = await openStore()
    put(file, { reference: REFERENCE })
    noteOutcome(file, 1, { state: 'sent', answer: '', nextTryMs: 0, nowMs: 0 })
    expect(consultas(file.folder, 'reenviar', REFERENCE).status).toBe(0)
    expect(storedIn(file.folder)[0]?.states).toEqual({ 'ventas@sellos.example': 'waiting' })
    const unknown = consultas(file.folder, 'reenviar', '261122-1043-2222')
    expect([unknown.status, unknown.text]).toEqual([
      1,
      'No hay nada que reenviar con 261122-1043-2222.\n',
    ])
  })

  it('takes in what waits in an old folder of files, once, under its own Message-ID', async () => {
    const old = await makeTemporaryFolder()
    await mkdir(join(old, 'enviados'))
    const eml =
      'Message-ID: <20261121T103600Z-9f0c@sellos.example>\r\nDate: Sat, 21 Nov 2026 10:36:00 +0000\r\n' +
      'Reply-To: =?utf-8?q?=C3=81ngela?= <angela@celulosa.example>\r\nSubject: Consulta\r\n\r\n'
    await writeFile(join(old, 'a.eml'), `${eml}Una.\r\n`)
    await writeFile(join(old, 'b.eml'), `${eml.replace('9f0c', 'aaaa')}Otra.\r\n`)
    await writeFile(join(old, 'enviados/c.eml'), eml)
    const file = await openStore()
    expect(consultas(file.folder, 'importar', old).text).toContain('2 consultas tomadas')
    expect(consultas(file.folder, 'importar', old).text).toContain('0 consultas tomadas')
    expect(storedIn(file.folder).map(({ text }) => text.trim())).toEqual(['Una.', 'Otra.'])
    const folder = await makeTemporaryFolder()
    consultas(file.folder, 'exportar', folder)
    const mails = await Promise.all(
      (await readdir(folder)).map(async (name) =>
        PostalMime.parse(await readFile(join(folder, name))),
      ),
    )
    expect(mails.map(({ messageId }) => messageId)).toContain(
      '<20261121T103600Z-9f0c@sellos.example>',
    )
    expect(mails[0]?.replyTo).toEqual([{ name: 'Ángela', address: 'angela@celulosa.example' }])
  })

  it('copies the store while it is in use', async () => {
    const file = await openStore()
    put(file)
    const folder = await makeTemporaryFolder()
    expect(consultas(file.folder, 'respaldar', join(folder, 'consultas.db')).status).toBe(0)
    expect(storedIn(folder)).toHaveLength(1)
  })

  it('says how it is used', async () => {
    const { status, text } = consultas(await makeTemporaryFolder(), 'baila')
    expect(status).toBe(1)
    expect(text).toContain('Uso: npm run consultas -- <orden>')
  })
})
