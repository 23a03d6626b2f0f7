// Usage: npm run consultas -- listar | exportar [carpeta] | reenviar <referencia> | importar <carpeta>
//        | respaldar <archivo> | estado
// What a person does with the stored enquiries; works while the server runs. Reads the same variables.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import PostalMime from 'postal-mime'
import { ConfigError, readConfig } from './config.ts'
import { sendAgain } from './delivery-queue.ts'
import { healthOf } from './health.ts'
import { writeMailFile } from './intake.ts'
import { logToTerminal } from './log.ts'
import { composeMail } from './message.ts'
import { createStoreFile } from './store-file.ts'
import { addEnquiry, listEnquiries, noteFiled, readMail, type ListedEnquiry } from './store.ts'

const USAGE = `Uso: npm run consultas -- <orden>
  listar                  cada consulta, con lo que ha sido de ella
  exportar [carpeta]      escribe cada consulta como archivo .eml, con sus adjuntos
  reenviar <referencia>   la entrega de nuevo a todos sus destinatarios
  importar <carpeta>      toma las consultas de una bandeja antigua de archivos .eml
  respaldar <archivo>     copia el almacén, también mientras el servidor trabaja
  estado                  dice qué hay que atender, y termina en 2 si hay algo`
const STATES = {
  waiting: 'en espera',
  refused: 'rechazada',
  sent: 'entregada',
  unsure: 'sin confirmar',
} as const

const PROBLEM_EXIT_CODE = 2

const config = readConfig(process.env)
const file = createStoreFile(config.outboxFolder, logToTerminal)

function lineOf({
  reference,
  receivedMs,
  subject,
  attachments,
  recipients,
}: ListedEnquiry): string {
  const states = recipients.map(({ address, state, attempts, answer }) => {
    const detail = state === 'sent' || attempts === 0 ? '' : `, intento ${attempts} ${answer}`
    return `${address}: ${STATES[state]}${detail}`
  })
  const date = new Date(receivedMs).toLocaleString('es-CL', { timeZone: 'America/Santiago' })
  const photos = attachments > 0 ? ` [${attachments} adjuntos]` : ''
  return `${reference}  ${date}  ${subject}${photos}\n    ${states.join('; ') || 'sin destinatario: solo en archivo'}`
}

async function exportAll(folder: string): Promise<string> {
  const enquiries = listEnquiries(file)
  for (const { reference } of enquiries) {
    const mail = readMail(file, reference)
    if (mail) await writeMailFile(folder, reference, await composeMail(mail, config.mail))
  }
  return `${enquiries.length} consultas en ${folder}`
}

/**
 * One file of an old outbox, once, however often it is asked for. The Message-ID stays, so that a
 * mailbox that has the mail knows it again.
 */
async function importFile(path: string): Promise<boolean> {
  const raw = readFileSync(path)
  const mail = await PostalMime.parse(raw)
  const replyTo = mail.replyTo?.[0]
  const { outcome, reference } = addEnquiry(file, {
    reference: undefined,
    content: [raw],
    attachments: [],
    recipients: config.mail.smtpUrl === undefined ? [] : config.mail.to,
    receivedMs: Date.parse(mail.date ?? '') || Date.now(),
    mail: (newName) => ({
      messageId: mail.messageId ?? `<${newName}@localhost>`,
      replyTo: { name: replyTo?.name ?? '', address: replyTo?.address ?? '' },
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      suspicion: '',
    }),
  })
  noteFiled(file, reference)
  return outcome === 'stored'
}

/** What waits in an old outbox; the copies of what was delivered, in `enviados/`, stay there. */
async function importFolder(folder: string): Promise<string> {
  let taken = 0
  for (const name of globSync('*.eml', { cwd: folder }).toSorted()) {
    if (await importFile(join(folder, name))) taken += 1
  }
  return `${taken} consultas tomadas de ${folder}`
}

function backUp(path: string): string {
  file.use((database) => database.prepare('VACUUM INTO ?').run(path))
  return `Copia del almacén en ${path}`
}

/** For a timer of the system, whose mail or alarm goes by the exit code. */
function stateText(): string {
  const { mail, storage: limits } = config
  const { problems } = healthOf({ file, limits, hasMailServer: mail.smtpUrl !== undefined })
  if (problems.length > 0) process.exitCode = PROBLEM_EXIT_CODE
  return problems.join('\n') || 'Todo en orden.'
}

async function run([order, argument]: readonly string[]): Promise<string> {
  if (order === 'listar') return listEnquiries(file).map(lineOf).join('\n') || 'No hay consultas.'
  if (order === 'exportar') return exportAll(resolve(argument ?? 'consultas'))
  if (order === 'reenviar' && argument) {
    const recipients = sendAgain(file, argument)
    if (recipients === 0) throw new ConfigError(`No hay nada que reenviar con ${argument}.`)
    return `${argument}: ${recipients} destinatarios la recibirán de nuevo.`
  }
  if (order === 'importar' && argument) return importFolder(resolve(argument))
  if (order === 'respaldar' && argument) return backUp(resolve(argument))
  if (order === 'estado') return stateText()
  throw new ConfigError(USAGE)
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
} finally {
  file.close()
}
