import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import { fillIn } from './form-values.ts'
import { waitUntilAlive } from './built-pages.ts'
import { openFaultyProxy } from './faulty-proxy.ts'
import { enquiryWith } from './outbox.ts'
import { visit } from './worker-visit.ts'
import { faultsOf } from './page-faults.ts'

const FAMILY = '/productos/proteccion-rodamientos'
const CATEGORY = '/productos/sellos-mecanicos/sellos-partidos'
const UNVISITED = '/historia'
/** The worker's limit (`NETWORK_LIMIT_MS`). */
const LIMIT_MS = 3000

test.use({ serviceWorkers: 'allow' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('without a signal, visited pages and every tool work, an enquiry waits, and other pages say that they are not cached', async ({
  page,
  context,
}) => {
  const areKept = (urls: readonly string[]) =>
    page.evaluate(
      (asked) => Promise.all(asked.map(async (url) => Boolean(await caches.match(url)))),
      urls,
    )
  await visit(page, '/')
  // The pages of an enquiry are cached with the first page, the others with the second.
  await expect.poll(() => areKept(['/cotizar', '/contacto'])).toEqual([true, true])
  await visit(page, CATEGORY)
  const words = await title(page).innerText()
  const tools = ['/buscar', PRODUCT_DATA_PATH, '/ficha-de-levantamiento']
  await expect.poll(() => areKept(tools)).toEqual([true, true, true])
  await context.setOffline(true)
  await expect(page.getByText(/^Sin señal: puedes ver/)).toBeVisible()

  await test.step('a visited page, with its drawings', async () => {
    await page.reload()
    await expect(title(page)).toHaveText(words)
    await waitUntilAlive(page)
    const drawing = page.getByRole('main').getByRole('row').locator('img').first()
    await drawing.scrollIntoViewIfNeeded()
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('a page that is not cached', async () => {
    await page.locator(`footer a[href="/privacidad"]`).first().click()
    await expect(title(page)).toHaveText('Sin señal')
    await expect(page.getByRole('link', { name: 'Volver a intentar' })).toHaveAttribute(
      'href',
      '/privacidad',
    )
    const call = page.getByRole('region', { name: 'También puedes llamarnos' })
    await expect(call).toContainText('+56')
    await page.locator('main').getByRole('link', { name: words }).click()
    await expect(title(page)).toHaveText(words)
  })

  await test.step('the search, at disfigured addresses too', async () => {
    for (const address of ['/BUSCAR?q=442C', '/buscar.html?q=442C']) {
      await page.goto(address)
      await expect(page).toHaveURL('/buscar?q=442C')
    }
    await expect(page.getByRole('main').getByText('442C').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Resultados' })).toContainText('442C')
  })

  await test.step('the selector', async () => {
    await page.goto('/selector?p=600&p-en=psi')
    await expect(page.getByRole('status', { name: 'Cuántos cumplen' })).toContainText(/cumplen/)
  })

  await test.step('the list', async () => {
    await page.goto('/cotizar?l=180*2,1510*1')
    const line = page.getByRole('listitem').filter({ hasText: '1510' }).first()
    await line.getByRole('button', { name: /condiciones de/ }).click()
    await line.getByLabel('Presión', { exact: true }).fill('25')
    await expect(page.getByText(/25\sbar: faltan 5\sbar/)).toBeVisible()
  })

  await test.step('the survey', async () => {
    await page.goto('/ficha-de-levantamiento')
    await waitUntilAlive(page)
    const shaft = page.getByLabel('A. Diámetro del eje o camisa', { exact: true })
    await shaft.fill('60')
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.reload()
    await waitUntilAlive(page)
    await expect(shaft).toHaveValue('60')
  })

  const comment = `Desde la mina ${randomUUID()}`
  const alert = page.getByRole('alertdialog')
  await test.step('an enquiry, which is kept', async () => {
    await page.goto('/contacto')
    await waitUntilAlive(page)
    await fillIn(page, comment)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(alert).toContainText('Hubo un problema al enviar tu consulta.')
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await expect(page.getByText(/^Sin señal: tu consulta no se ha enviado/)).toBeVisible()
    await page.reload()
    await waitUntilAlive(page)
    await expect(page.locator('[name="comment"]')).toHaveValue(new RegExp(comment))
  })
  await test.step('and sent, once the signal is back and the visitor confirms', async () => {
    await context.setOffline(false)
    await expect(page.getByText(/^Volvió la señal\. Tu consulta/)).toBeVisible()
    expect(await enquiryWith(comment)).toBeUndefined()
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Consulta enviada correctamente')
    expect(await enquiryWith(comment)).toBeDefined()
  })

  // Once the connection is back, the requested page opens by itself, also one that the site does not have.
  for (const path of [UNVISITED, '/no-existe']) {
    await context.setOffline(true)
    await page.goto(path)
    await expect(title(page)).toHaveText('Sin señal')
    await expect(page.getByText(/^Sin señal: puedes ver/)).toBeVisible()
    await context.setOffline(false)
    await expect(title(page)).not.toHaveText('Sin señal')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('a slow line serves the cache, a fast one the network; a new worker takes over', async ({
  page,
  baseURL,
}) => {
  const proxy = await openFaultyProxy(baseURL ?? '')
  await visit(page, proxy.origin + CATEGORY)
  const words = await title(page).innerText()
  const newPage = (path: string, body: string) =>
    path === CATEGORY ? body.replace(/(<h1\b[^>]*>)/, '$1Página nueva: ') : body

  proxy.rewrite = newPage
  proxy.holds = (path) => path === CATEGORY
  await page.goto(proxy.origin + CATEGORY, { waitUntil: 'commit' })
  await expect(title(page)).toHaveText(words)
  expect(proxy.held()).toBeGreaterThan(0)

  proxy.release()
  const other = await page.context().newPage()
  await other.goto(proxy.origin)
  await waitUntilAlive(other)
  const assets = () =>
    other.evaluate(async () => (await (await caches.open('partes')).keys()).length)
  const before = await assets()
  proxy.rewrite = (path, body) =>
    path === '/sw.js' ? `${body}\n// another version` : newPage(path, body)
  await other.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      Object.assign(window, { isTaken: true })
    })
  })
  // An update that the browser has just begun may still have read the old worker.
  await expect
    .poll(() =>
      other.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update()
        return 'isTaken' in window
      }),
    )
    .toBe(true)
  expect(await assets()).toBeGreaterThanOrEqual(before)

  // A page of the old version is replaced by an ordinary navigation, so that nothing of it remains.
  await other.evaluate(() => Object.assign(window, { isFormer: true }))
  await other.locator(`footer a[href="/contacto"]`).first().click()
  await expect(title(other)).toHaveText('Contáctanos')
  expect(await other.evaluate(() => 'isFormer' in window)).toBe(false)
  // A machine that is busy for three seconds acts like a slow connection.
  await expect(async () => {
    await other.goto(proxy.origin + CATEGORY)
    await expect(title(other)).toContainText('Página nueva', { timeout: LIMIT_MS })
  }).toPass()
  await proxy.close()
})

/** The button's code loads at the visitor's first gesture, to which the page listens a moment after it is alive. */
async function pressOnceThere(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(async () => {
    await page.mouse.move(20, 20)
    await page.mouse.move(21, 20)
    await expect(button).toBeVisible({ timeout: 1000 })
  }).toPass()
  await button.click()
}

test('a family is saved after its size is shown, resumes after a lost line and a reload, and can be removed', async ({
  page,
  context,
  baseURL,
}) => {
  const proxy = await openFaultyProxy(baseURL ?? '')
  await visit(page, proxy.origin + FAMILY)
  const offer = page.getByRole('button', { name: 'Guardar esta familia para usar sin señal' })
  await offer.click()
  const agree = page.getByRole('button', { name: /^Guardar esta familia, pesa \d+,\d\sMB$/ })
  await expect(agree).toBeVisible()

  proxy.answersLeft = 12
  await agree.click()
  const goOn = 'Guardado en parte · Seguir'
  await expect(page.getByRole('button', { name: goOn })).toBeVisible()
  proxy.answersLeft = Infinity
  await page.reload()
  await waitUntilAlive(page)
  await pressOnceThere(page, goOn)
  const held = page.getByRole('button', { name: 'Familia guardada · Quitar' })
  await expect(held).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await waitUntilAlive(page)
  const dataSheets = await page.evaluate(async () => {
    const cache = await caches.open(`guardado:${location.pathname}`)
    return (await cache.keys()).filter(({ url }) => url.endsWith('.pdf')).length
  })
  expect(dataSheets).toBeGreaterThan(0)

  await pressOnceThere(page, 'Familia guardada · Quitar')
  await expect(offer).toBeVisible()
  expect(await page.evaluate(() => caches.has(`guardado:${location.pathname}`))).toBe(false)
  await proxy.close()
})

/** The worker treats all pages alike; these have every sort of islands and data. walk.spec.ts opens all kinds. */
const OF_EACH_SORT = [
  '/',
  '/productos/sellos-mecanicos/sellos-cartucho',
  '/productos/sellos-mecanicos/sellos-cartucho/1510',
  '/selector',
  '/documentos',
]

test('pages of each sort work when the service worker serves them, each with the data of its own build', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, '/contacto')
  const faults = faultsOf(page, baseURL)
  for (const path of OF_EACH_SORT) {
    const response = await page.goto(path)
    expect(response?.fromServiceWorker()).toBe(true)
    await waitUntilAlive(page)
    expect(faults, path).toEqual([])
  }

  // Data of another shape are another file.
  const former = PRODUCT_DATA_PATH.replace(/-[^-]*\.json$/, '-former.json')
  const read = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          (answer) => answer.text(),
          () => 'none',
        ),
      path,
    )
  await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' }
    const cache = await caches.open('indices')
    await cache.put(path, new Response('"former"', { headers }))
  }, former)
  expect(await read(former)).toBe('"former"')
  expect(await read(PRODUCT_DATA_PATH)).toContain('442C')

  await context.setOffline(true)
  expect(await read(former)).toBe('"former"')
  expect(await read(PRODUCT_DATA_PATH)).toContain('442C')
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path)
  }, PRODUCT_DATA_PATH)
  expect(await read(PRODUCT_DATA_PATH)).toBe('none')
})
