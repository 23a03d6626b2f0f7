import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { telephoneJpeg } from '../server/testing/pictures.ts'
import { spawnServer, type ServerProcess } from '../server/testing/server-process.ts'
import { mailEnvironment, openSmtp } from '../server/testing/smtp-server.ts'
import { storedIn } from '../server/testing/stored-enquiries.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { fillIn } from './form-values.ts'
import { BUILD_DIR } from './build-dir.ts'
import { waitUntilAlive } from './built-pages.ts'
import { startNginx } from './hosts/nginx.ts'
import type { RunningHost } from './hosts/program.ts'
import { openFaultyProxy, type FaultyProxy } from './faulty-proxy.ts'

const SEND = '/api/v1.0/email/send'
/** The page's own query about an enquiry without an answer. */
const SENT = '/api/v1.0/email/sent'

let nginx: RunningHost | undefined
let relay: ServerProcess | undefined
let proxy: FaultyProxy | undefined

/** Makes the device's database answer late. */
function answerLate(): void {
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (...asked) => {
    const request = open(...asked)
    const listen = request.addEventListener.bind(request)
    request.addEventListener = (type: string, hear: EventListenerOrEventListenerObject) =>
      listen(type, type === 'success' ? () => setTimeout(hear as () => void, 500) : hear)
    return request
  }
}

test.afterEach(async () => {
  await proxy?.close()
  await nginx?.stop()
  relay?.child.kill('SIGTERM')
  await relay?.exit
})

test('an enquiry with list, measures and photographs, sent over a bad line, is delivered once', async ({
  page,
}) => {
  // At first the mail server is down; its address is known.
  const smtpPort = await freePort()
  const outboxFolder = test.info().outputPath('consultas')
  const relayPort = await freePort()
  const env = {
    PORT: String(relayPort),
    BUILD_DIR: path.resolve(BUILD_DIR),
    OUTBOX_DIR: outboxFolder,
    ...mailEnvironment({ url: `smtp://127.0.0.1:${smtpPort}` }),
  }
  relay = spawnServer(env)
  await relay.port()
  const folder = test.info().outputPath('nginx')
  const port = await freePort()
  nginx = await startNginx({ buildDir: BUILD_DIR, folder, port, relayPort })
  proxy = await openFaultyProxy(`http://localhost:${nginx.port}`)

  await page.addInitScript(answerLate)
  await prepareList(page, proxy.origin)
  const words = 'Un día completo, con fotos'
  await fillIn(page, words)
  await addPhotographs(page)

  // The connection is lost during sending, and the page is opened again.
  proxy.holds = (address, stage) => address === SEND && stage === 'asked'
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Enviando tu consulta…')).toBeVisible()
  await expect.poll(() => proxy?.held()).toBe(1)
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByText(/No sabemos si llegó/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar bomba.jpg' })).toBeVisible()
  expect(storedIn(outboxFolder)).toEqual([])

  // The connection returns. Now the enquiry arrives, but the answer is lost: it is sent again.
  proxy.holds = (address, stage) => address.startsWith('/api/') && stage === 'answered'
  await page.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect.poll(() => storedIn(outboxFolder).length).toBe(1)
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByText(/No sabemos si llegó/)).toBeVisible()
  proxy.holds = (address) => address.startsWith(SENT)
  await page.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(page.getByRole('alert')).toContainText('Consulta enviada correctamente')
  const reference = await page
    .getByText(/^\d{6}-\d{4}-\w{4}$/)
    .first()
    .innerText()
  expect(storedIn(outboxFolder)).toHaveLength(1)

  // The relay crashes and is restarted; the mail server starts after it.
  relay.child.kill('SIGKILL')
  await relay.exit
  relay = spawnServer(env)
  await relay.port()
  const smtp = await openSmtp({ at: smtpPort })
  try {
    await expect.poll(() => smtp.raw.length).toBe(1)
    await page.waitForTimeout(1000)
    expect(smtp.raw).toHaveLength(1)
    const mail = await PostalMime.parse(smtp.raw[0] ?? '')
    expect(mail.subject).toContain(reference)
    expect(mail.messageId).toContain(reference)
    expect(mail.text).toContain('Solicito cotización (2 líneas')
    expect(mail.text).toContain('442C')
    expect(mail.text).toContain('310-PU-014')
    expect(mail.text).toContain(words)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['1-placa.jpg', '2-bomba.jpg'])
  } finally {
    await smtp.stop()
  }
})

/** Finds a seal by its code, adds it to the list, fills in a pump's survey sheet in between, and opens the form. */
async function prepareList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/buscar?q=442C`)
  await page.getByRole('region', { name: 'Resultados' }).getByRole('link').first().click()
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Agregar 442C', exact: true }).first().click()
  await page.goto(`${origin}/ficha-de-levantamiento`)
  await waitUntilAlive(page)
  const pump = page.getByRole('group', { name: 'Medidas: bomba con sello' })
  await pump.getByLabel('TAG del equipo').fill('310-PU-014')
  await pump.getByLabel('A. Diámetro del eje o camisa', { exact: true }).fill('60')
  await page.getByRole('button', { name: 'Agregar a la lista' }).click()
  await page.getByRole('main').getByRole('link', { name: 'consulta', exact: true }).click()
  await expect(page).toHaveURL(/\/contacto#tu-consulta$/)
  await expect(page.getByText(/TAG 310-PU-014/).first()).toBeAttached()
}

async function addPhotographs(page: Page): Promise<void> {
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: telephoneJpeg() })
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([photo('placa.jpg'), photo('bomba.jpg')])
  await expect(page.getByRole('button', { name: 'Quitar bomba.jpg' })).toBeVisible()
}
