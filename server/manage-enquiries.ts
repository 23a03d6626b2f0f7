// Usage: npm run consultas -- <order>, as USAGE says.
// Lets a person list, send, export and erase stored enquiries, also while the server runs. Reads the server's
// variables.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { ENQUIRY_RULES } from '#contact/enquiry-rules.ts'
import { ConfigError, readConfig } from './config.ts'
import { sendAgain } from './delivery.ts'
import { healthOf } from './health.ts'
import { logToTerminal } from './log.ts'
import { composeMail } from './message.ts'
import { writeMailFile } from './enquiry-desk.ts'
import { besideStoreIn, createStoreFile } from './store-file.ts'
import {
  addEnquiry,
  eraseEnquiries,
  listEnquiries,
  noteFiled,
  readMail,
  type Attachment,
  type ListedEnquiry,
} from './store.ts'

const USAGE = `Uso: npm run consultas -- <orden>
  listar                    cada consulta, con lo que ha sido de ella
  buscar <correo|RUT|ref.>  las de una persona o empresa, enteras
  borrar <correo|RUT|ref.>  las borra, con sus adjuntos y sus archivos
  exportar <carpeta> [ref.] escribe cada consulta, o una, como archivo .eml con sus adjuntos
  reenviar <referencia>     la entrega de nuevo a todos sus destinatarios
  importar <carpeta>        toma las consultas de una bandeja antigua de archivos .eml
  respaldar <archivo>       copia el almacén, también mientras el servidor trabaja
  restaurar <archivo>       pone una copia en el lugar del almacén; con el servidor detenido
  estado                    dice qué hay que atender, y termina en 2 si hay algo`
const STATES = { waiting: 'en espera', refused: 'rechazada', sent: 'entregada' } as const

const PROBLEM_EXIT_CODE = 2
/** Control characters: a terminal would obey them, or write in another direction. */
const UNSEEN = /[^\P{C}\n\t]/gu

// Every file written here holds personal data.
process.umask(0o077)
const config = readConfig(process.env)
const file = createStoreFile(config.outboxFolder, logToTerminal, 'command')

function lineOf(enquiry: ListedEnquiry): string {
  const { reference, receivedMs, subject, attachments, state, attempts, answer } = enquiry
  const date = new Date(receivedMs).toLocaleString('es-CL', { timeZone: 'America/Santiago' })
  const photos = attachments > 0 ? ` [${attachments} adjuntos]` : ''
  const receivers = [
    enquiry.takenBy.length > 0 && `la tiene ${enquiry.takenBy.join(', ')}`,
    enquiry.refusedBy.length > 0 && `la rechaza ${enquiry.refusedBy.join(', ')}`,
    state !== 'sent' && attempts > 0 && `intento ${attempts} ${answer}`,
  ].filter(Boolean)
  const line = `${reference}  ${date}  ${subject}${photos}`
  return `${line.replaceAll(/\s/g, ' ')}\n    ${[STATES[state], ...receivers].join('; ')}`
}

/** The enquiries of a mail address, of a company's RUT, or of a reference. */
function enquiriesOf(whose: string): ListedEnquiry[] {
  const wanted = whose.trim().toLowerCase()
  const rut = wanted.replaceAll('.', '')
  const { label, pattern } = ENQUIRY_RULES.companyRut
  const rutLine = pattern?.test(rut) ? new RegExp(`^${label}: *${rut}$`, 'im') : undefined
  const isOf = ({ reference, replyTo, text }: ListedEnquiry) => {
    if (wanted.includes('@')) return replyTo.address.toLowerCase() === wanted
    return rutLine ? rutLine.test(text) : reference.toLowerCase() === wanted
  }
  const found = listEnquiries(file).filter(isOf)
  if (found.length === 0) throw new ConfigError(`No hay consultas de ${whose}.`)
  return found
}

function find(whose: string): string {
  return enquiriesOf(whose)
    .map((enquiry) => `${lineOf(enquiry)}\n\n${enquiry.text.trimEnd()}\n`)
    .join('\n')
}

function erase(whose: string): string {
  const references = enquiriesOf(whose).map(({ reference }) => reference)
  const isGone = eraseEnquiries(file, references)
  const others = besideStoreIn(config.outboxFolder)
  return [
    `Borradas con sus adjuntos: ${references.join(', ')}.`,
    !isGone &&
      'Otro programa lee el almacén: repite la orden para que no quede nada en su registro.',
    others.length > 0 && `Pueden quedar en estas copias: ${others.join(', ')}.`,
    'Y en los respaldos y los correos que se hayan guardado en otra parte.',
  ]
    .filter(Boolean)
    .join('\n')
}

async function exportTo(folder: string, reference: string | undefined): Promise<string> {
  const references = reference ? [reference] : listEnquiries(file).map((one) => one.reference)
  let written = 0
  for (const one of references) {
    const mail = readMail(file, one)
    if (!mail) throw new ConfigError(`No hay una consulta ${one}.`)
    const eml = composeMail({ ...mail, lacksFiles: false }, config.mail)
    await writeMailFile(folder, one, eml.createReadStream())
    written += 1
  }
  return `${written} consultas en ${folder}`
}

function attachmentsOf(mail: Email): Attachment[] {
  return mail.attachments.map(({ filename, mimeType, content }, position) => ({
    name: (filename ?? `${position + 1}`).replaceAll(UNSEEN, '_'),
    type: mimeType,
    content:
      typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
    note: '',
  }))
}

/**
 * Imports one file of an old outbox; importing it again adds nothing. The Message-ID stays, so that a mailbox that
 * already has the mail recognises it.
 */
async function importFile(path: string): Promise<boolean> {
  const raw = readFileSync(path)
  const mail = await PostalMime.parse(raw)
  const replyTo = mail.replyTo?.[0]
  const { outcome, reference } = addEnquiry(file, {
    reference: undefined,
    content: [raw],
    attachments: attachmentsOf(mail),
    receivedMs: Date.parse(mail.date ?? '') || Date.now(),
    mail: (newName) => ({
      messageId: mail.messageId ?? `<${newName}@localhost>`,
      replyTo: { name: replyTo?.name ?? '', address: replyTo?.address ?? '' },
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    }),
  })
  noteFiled(file, reference)
  return outcome === 'stored'
}

/** Imports the waiting mails of an old outbox, but not the copies of delivered ones in `enviados/`. */
async function importFolder(folder: string): Promise<string> {
  let taken = 0
  for (const name of globSync('*.eml', { cwd: folder }).toSorted()) {
    if (await importFile(join(folder, name))) taken += 1
  }
  return `${taken} consultas tomadas de ${folder}`
}

/** For a system timer, which reports a problem by the exit code. */
function stateText(): string {
  const { mail, storage: limits } = config
  const { problems } = healthOf({ file, limits, hasMailServer: mail.smtpUrl !== undefined })
  if (problems.length > 0) process.exitCode = PROBLEM_EXIT_CODE
  return problems.join('\n') || 'Todo en orden.'
}

async function run([order, argument, reference]: readonly string[]): Promise<string> {
  if (order === 'listar') return listEnquiries(file).map(lineOf).join('\n') || 'No hay consultas.'
  if (order === 'estado') return stateText()
  if (order === undefined || argument === undefined) throw new ConfigError(USAGE)
  if (order === 'buscar') return find(argument)
  if (order === 'borrar') return erase(argument)
  if (order === 'importar') return importFolder(resolve(argument))
  if (order === 'exportar') return exportTo(resolve(argument), reference)
  if (order === 'reenviar') {
    if (!sendAgain(file, argument)) throw new ConfigError(`No hay una consulta ${argument}.`)
    return `${argument} se entregará de nuevo a todos sus destinatarios.`
  }
  if (order === 'respaldar') {
    file.backUp(resolve(argument))
    return `Copia del almacén en ${resolve(argument)}`
  }
  if (order === 'restaurar') {
    file.restore(resolve(argument))
    return `${resolve(argument)} está en el lugar del almacén. El que estaba quedó aparte, en ${config.outboxFolder}.`
  }
  throw new ConfigError(USAGE)
}

try {
  console.log((await run(process.argv.slice(2))).replaceAll(UNSEEN, ' '))
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
} finally {
  file.close()
}
