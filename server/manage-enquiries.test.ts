import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { STORE_NAME, type StoreFile } from './store-file.ts'
import { MAIL, mailOf } from './testing/mail-fixture.ts'
import { COMPILED } from './testing/server-process.ts'
import { openStore, put } from './testing/store-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { ENQUIRY } from './testing/visitor.ts'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'

const REFERENCE = '261122-1043-K7M4'

/** Runs the command as a person does, while the store is open. */
function consultas(folder: string, ...args: string[]) {
  const main = join(import.meta.dirname, 'manage-enquiries.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    env: { ...COMPILED, OUTBOX_DIR: folder },
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

/** Sets the result of a delivery. */
function note(
  file: StoreFile,
  state: string,
  takenBy: readonly string[],
  refusedBy: readonly string[],
) {
  file.use((database) =>
    database
      .prepare(
        `UPDATE enquiry SET state = ?, taken_by = ?, refused_by = ?, attempts = 2, answer = 'EENVELOPE/550'`,
      )
      .run(state, JSON.stringify(takenBy), JSON.stringify(refusedBy)),
  )
}

describe('npm run consultas', () => {
  it('lists each enquiry with what has become of it', async () => {
    const file = await openStore()
    put(file, { reference: REFERENCE })
    note(file, 'refused', ['a@sellos.example'], ['b@sellos.example'])
    const { status, text } = consultas(file.folder, 'listar')
    expect(status).toBe(0)
    expect(text).toContain(`${REFERENCE}  `)
    expect(text).toContain(
      'rechazada; la tiene a@sellos.example; la rechaza b@sellos.example; intento 2 EENVELOPE/550',
    )
  })

  it('finds what a person or a company has sent, whole', async () => {
    const file = await openStore()
    put(file, { reference: REFERENCE, comment: 'la mía' })
    for (const whose of ['ANGELA@celulosa.example', '76.543.210-k', REFERENCE.toLowerCase()]) {
      const { status, text } = consultas(file.folder, 'buscar', whose)
      expect([whose, status]).toEqual([whose, 0])
      expect(text).toContain('la mía')
    }
    for (const whose of ['otra@celulosa.example', '6543210-k', '.*', '261122-1043-2222']) {
      expect(consultas(file.folder, 'buscar', whose)).toEqual({
        status: 1,
        text: `No hay consultas de ${whose}.\n`,
      })
    }
  })

  it('erases them with their attachments, their files and the log, and says where copies may be', async () => {
    const file = await openStore()
    const attachments = [
      { name: 'a.jpg', type: 'image/jpeg', content: Buffer.from('FOTO'), note: '' },
    ]
    put(file, { reference: REFERENCE, comment: 'Antofagasta', attachments })
    put(file, { comment: 'otra' })
    await writeFile(join(file.folder, `${REFERENCE}.eml`), 'Antofagasta')
    await writeFile(join(file.folder, `${STORE_NAME}.antes-de-version-2`), '')
    const { status, text } = consultas(file.folder, 'borrar', REFERENCE)
    expect([status, text]).toEqual([
      0,
      expect.stringContaining(`Borradas con sus adjuntos: ${REFERENCE}.`),
    ])
    expect(text).toContain('consultas.db.antes-de-version-2')
    expect(storedIn(file.folder)).toHaveLength(1)
    for (const name of await readdir(file.folder)) {
      const content = await readFile(join(file.folder, name))
      expect([name, content.includes('Antofagasta'), content.includes('FOTO')]).toEqual([
        name,
        false,
        false,
      ])
    }
  })

  it('writes them out as mails with their attachments, also those that went without', async () => {
    const file = await openStore()
    const content = Buffer.from('foto')
    const attachments = [{ name: 'a.jpg', type: 'image/jpeg', content, note: '' }]
    put(file, { reference: REFERENCE, attachments })
    put(file, { comment: 'otra' })
    file.use((database) => database.exec('UPDATE enquiry SET lacks_files = 1'))
    const folder = join(temporaryFolder(), 'salida')
    expect(consultas(file.folder, 'exportar', folder, REFERENCE).text).toContain('1 consultas en ')
    expect(await readdir(folder)).toEqual([`${REFERENCE}.eml`])
    const mail = await PostalMime.parse(await readFile(join(folder, `${REFERENCE}.eml`)))
    expect(mail.attachments).toMatchObject([{ filename: 'a.jpg' }])
    expect(consultas(file.folder, 'exportar', folder).text).toContain('2 consultas en ')
  })

  it('lets one be sent again', async () => {
    const file = await openStore()
    put(file, { reference: REFERENCE })
    note(file, 'sent', ['ventas@sellos.example'], [])
    expect(consultas(file.folder, 'reenviar', REFERENCE).status).toBe(0)
    expect(storedIn(file.folder)[0]).toMatchObject({ state: 'waiting', takenBy: [] })
    const unknown = consultas(file.folder, 'reenviar', '261122-1043-2222')
    expect(unknown).toEqual({ status: 1, text: 'No hay una consulta 261122-1043-2222.\n' })
  })

  it('takes in what waits in an old folder of files, once, under its own Message-ID, with its attachments', async () => {
    const old = temporaryFolder()
    await mkdir(join(old, 'enviados'))
    const eml =
      'Message-ID: <20261121T103600Z-9f0c@sellos.example>\r\nDate: Sat, 21 Nov 2026 10:36:00 +0000\r\n' +
      'Reply-To: =?utf-8?q?=C3=81ngela?= <angela@celulosa.example>\r\nSubject: Consulta\r\n\r\n'
    await writeFile(join(old, 'a.eml'), `${eml}Una.\r\n`)
    await writeFile(join(old, 'b.eml'), `${eml.replace('9f0c', 'aaaa')}Otra.\r\n`)
    await writeFile(join(old, 'enviados/c.eml'), eml)
    const attachments = [
      { name: 'a.jpg', type: 'image/jpeg', content: Buffer.from('foto'), note: '' },
    ]
    await writeFile(join(old, 'd.eml'), await mailOf(ENQUIRY, MAIL, { attachments }))
    const file = await openStore()
    file.use(() => {})
    expect(consultas(file.folder, 'importar', old).text).toContain('3 consultas tomadas')
    expect(consultas(file.folder, 'importar', old).text).toContain('0 consultas tomadas')
    const texts = storedIn(file.folder).map(({ text }) => text.trim())
    expect(texts.slice(0, 2)).toEqual(['Una.', 'Otra.'])
    const folder = temporaryFolder()
    consultas(file.folder, 'exportar', folder)
    const mails = await Promise.all(
      (await readdir(folder)).map(async (name) =>
        PostalMime.parse(await readFile(join(folder, name))),
      ),
    )
    const first = mails.find(
      ({ messageId }) => messageId === '<20261121T103600Z-9f0c@sellos.example>',
    )
    expect(first?.replyTo).toEqual([{ name: 'Ángela', address: 'angela@celulosa.example' }])
    expect(mails.flatMap((mail) => mail.attachments)).toMatchObject([{ filename: 'a.jpg' }])
  })

  it('prints nothing that a terminal would obey', async () => {
    const old = temporaryFolder()
    await writeFile(
      join(old, 'a.eml'),
      'Subject: =?utf-8?q?=1B]52;c;cm0gLXJm=07=1B[31m_rojo=0AFALSA?=\r\n\r\nx\u001b[2J\r\n',
    )
    const file = await openStore()
    file.use(() => {})
    consultas(file.folder, 'importar', old)
    const [stored] = storedIn(file.folder)
    for (const args of [['listar'], ['buscar', stored?.reference ?? '']]) {
      const { text } = consultas(file.folder, ...args)
      expect(text).toContain('rojo FALSA')
      for (const order of ['\u0007', '\u001b']) expect(text).not.toContain(order)
    }
  })

  it('copies the store while it is in use, for its owner alone, and puts a copy back', async () => {
    const file = await openStore()
    put(file)
    const copy = join(temporaryFolder(), STORE_NAME)
    expect(consultas(file.folder, 'respaldar', copy).status).toBe(0)
    expect((await stat(copy)).mode & 0o777).toBe(0o600)
    put(file, { comment: 'otra' })
    file.close()
    expect(consultas(file.folder, 'restaurar', copy).status).toBe(0)
    expect(storedIn(file.folder)).toHaveLength(1)
  })

  it.each(['listar', 'estado', 'buscar', 'borrar', 'respaldar'])(
    'says that there is no store where there is none, and makes none: %s',
    async (order) => {
      const folder = temporaryFolder()
      const { status, text } = consultas(folder, order, 'a@b.cl')
      expect(status).toBeGreaterThan(0)
      expect(text).toContain(`No hay un almacén de consultas en ${folder}`)
      expect(await readdir(folder)).toEqual([])
    },
  )

  it('says how it is used', async () => {
    const { status, text } = consultas(temporaryFolder(), 'baila')
    expect(status).toBe(1)
    expect(text).toContain('Uso: npm run consultas -- <orden>')
  })
})
