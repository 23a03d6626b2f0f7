import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { FORM_VALUES, fillIn } from './form-values.ts'
import { waitUntilAlive } from './built-pages.ts'
import { openFaultyProxy, type FaultyProxy } from './faulty-proxy.ts'
import { enquiryWith, mailsWith } from './outbox.ts'

const SENT = 'Consulta enviada correctamente'
const UNSURE = /^No hubo respuesta al enviar\. No sabemos si llegó/
/** Phrases that are only allowed if the enquiry has certainly not arrived. */
const NOT_SENT = /todavía no se ha enviado|tu consulta no se ha enviado|enviarla cuando vuelva/
const RELAY = '/api/v1.0/email/'

/** Leaves the page in one way, and returns to the form. */
type Way = (page: Page, origin: string) => Promise<Page>

const closeAndReopen: Way = async (page, origin) => {
  const reopened = page.context().newPage()
  await page.close()
  await (await reopened).goto(`${origin}/contacto`)
  return reopened
}
const backAndForward: Way = async (page) => {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/historia$/)
  await page.goForward({ waitUntil: 'commit' })
  return page
}
/**
 * Reloading a page while it sends, as going back does where no page is kept, is tested in
 * src/contact/enquiry-form-faults.test.tsx and search-to-delivery.spec.ts.
 */
const WAYS: readonly (readonly [name: string, way: Way, keepsPages: boolean])[] = [
  ['closed and opened again', closeAndReopen, false],
  ['left by "back" and kept whole by the browser', backAndForward, true],
]

let proxy: FaultyProxy
let browser: Browser | undefined

test.beforeEach(async ({ baseURL }) => {
  proxy = await openFaultyProxy(baseURL ?? '')
})
test.afterEach(async () => {
  await browser?.close()
  browser = undefined
  await proxy.close()
})

/** Fills in the form on a page that has another before it in the history. */
async function openForm(page: Page, words: string): Promise<void> {
  await page.goto(`${proxy.origin}/historia`)
  await page.goto(`${proxy.origin}/contacto`)
  await waitUntilAlive(page)
  await fillIn(page, words)
}

async function send(page: Page, button = 'Enviar'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText('Enviando tu consulta…')).toBeVisible()
}

async function expectUnsure(page: Page, words: string): Promise<void> {
  await expect(page.getByText(UNSURE)).toBeVisible()
  await expect(page.getByText(NOT_SENT)).toHaveCount(0)
  await expect(page.locator('[name="comment"]')).toHaveValue(words)
  await expect(page.locator('[name="name"]')).toHaveValue(FORM_VALUES.name)
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(SENT)
  await expect(page.getByText(UNSURE)).toHaveCount(0)
  await expect(page.locator('[name="comment"]')).toHaveValue('')
}

for (const [name, leave, keepsPages] of WAYS) {
  test(`a page ${name} while it sends says that the outcome is unknown until the answer comes`, async ({
    playwright,
    page: ownPage,
  }) => {
    const words = `Se fue a medio enviar ${randomUUID()}`
    let page = keepsPages ? await pageThatIsKept(playwright) : ownPage
    await openForm(page, words)
    await page.evaluate(() => Object.assign(window, { isFormer: true }))
    proxy.holds = (path, stage) => path.startsWith(`${RELAY}se`) && stage === 'answered'
    await send(page)
    await expect.poll(() => enquiryWith(words)).toBeDefined()

    page = await leave(page, proxy.origin)
    await expectUnsure(page, words)
    // Short of memory, a browser keeps no page, and returns to it as after the other ways.
    const isKept = await page.evaluate(() => 'isFormer' in window)
    if (!keepsPages) expect(isKept).toBe(false)
    proxy.release()
    await expectSent(page)
    expect(await mailsWith(words)).toHaveLength(1)
    await page.reload()
    await waitUntilAlive(page)
    await expect(page.getByText(UNSURE)).toHaveCount(0)
  })
}

/** A page in a browser with the back/forward cache, which Playwright's own browser turns off. */
async function pageThatIsKept({
  chromium,
}: {
  chromium: typeof import('@playwright/test').chromium
}): Promise<Page> {
  const executablePath = findChromium()
  browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  })
  return browser.newPage({ serviceWorkers: 'block' })
}

test('an enquiry stored without a signal, then sent from a page that is closed, is not shown as waiting', async ({
  page,
  context,
}) => {
  const words = `Guardada y enviada ${randomUUID()}`
  await openForm(page, words)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Guardar para enviar después' }).click()
  await expect(page.getByText(/está guardada en este equipo/)).toBeVisible()
  await context.setOffline(false)
  proxy.holds = (path, stage) => path.startsWith(`${RELAY}se`) && stage === 'answered'
  await send(page)
  await expect.poll(() => enquiryWith(words)).toBeDefined()
  const reopened = await closeAndReopen(page, proxy.origin)
  await expectUnsure(reopened, words)
  proxy.release()
  await expectSent(reopened)
  await reopened.reload()
  await waitUntilAlive(reopened)
  await expect(reopened.locator('[name="comment"]')).toHaveValue('')
})
