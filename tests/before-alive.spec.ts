import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'
import { waitUntilAlive } from './built-pages.ts'
import { holdRequests } from './hold-requests.ts'
import { PAGE_KINDS } from './page-kinds.ts'

/** Holds back all scripts of the site until the returned function is called, as on a slow connection. */
const holdScripts = (page: Page) => holdRequests(page, '*/assets/*.js')

/** No more than can be compared. */
const TICKS = 4

const FIELDS = 'input:not([type=hidden], [type=file], [type=radio]), textarea, select'

/** Types into, ticks or chooses in every visible field; returns their number. */
function fillAll(page: Page): Promise<number> {
  return page.evaluate(
    ([selector, mostTicks]) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
        (field) => field.checkVisibility({ visibilityProperty: true }) && !field.disabled,
      )
      const boxes = fields.filter(({ type }) => type === 'checkbox')
      // Some boxes lie beneath their own label, which would receive the click.
      for (const box of boxes.slice(0, mostTicks)) if (!box.checked) box.click()
      for (const [index, field] of fields.entries()) {
        if (field.type === 'checkbox') continue
        field.focus()
        if (field instanceof HTMLSelectElement) field.selectedIndex = 1
        else field.value = field.type === 'date' ? '2026-11-20' : String(30 + index)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
      return fields.length
    },
    [FIELDS, TICKS] as const,
  )
}

const FIELD = /<(?:textarea|select|input(?![^>]*type="(?:hidden|file|radio)"))\b/

/** Start tags of fields and custom elements, and the attributes that do not identify their purpose. */
const PIECES =
  /<(?:textarea|select|input(?![^>]*type="(?:hidden|file|radio)")|[a-z]+-[a-z-]+)\b[^>]*>/g
const UNTOLD = / (?!name="[^_]|type=|data-name=)[\w:-]+(?:="[^"]*")?/g

function mainOf(path: string): string {
  const html = readFileSync(join(BUILD_DIR, 'client', path, 'index.html'), 'utf8')
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** The values of the fields, except those that the page has hidden. */
function stateOf(page: Page): Promise<Record<string, string | boolean>> {
  return page.evaluate((selector) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(selector)]
    const seen = fields.filter((field) => field.checkVisibility({ visibilityProperty: true }))
    return Object.fromEntries(
      // Of fields with the same name the first one counts: only one of the machines' forms stays visible.
      seen
        .toReversed()
        .map((field) => [
          `${field.labels?.[0]?.textContent ?? field.ariaLabel ?? ''} ${field.name}`,
          field.type === 'checkbox' ? field.checked : field.value,
        ]),
    )
  }, FIELDS)
}

/** The islands and fields of a page, by name and type. */
const piecesOf = (path: string) =>
  new Set(
    mainOf(path)
      .match(PIECES)
      ?.map((tag) => tag.replaceAll(UNTOLD, '')),
  )

/** Pages with a kind of field that no earlier page has, and one page that only has the header's fields. */
function withFields(paths: readonly string[]): string[] {
  const seen = new Set<string>()
  return paths.filter((path) => {
    const isNew = [...piecesOf(path)].some((piece) => !seen.has(piece))
    for (const piece of piecesOf(path)) seen.add(piece)
    return path === '/historia' || (isNew && FIELD.test(mainOf(path)))
  })
}

const WITH_FIELDS = withFields(PAGE_KINDS)

/** What answers a question that was put before any script ran, without another sign. */
const ANSWERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/buscar': (page) =>
    expect(page.getByRole('region', { name: 'Resultados' })).toContainText(/«?30»?/),
  '/selector': (page) =>
    expect(page.getByRole('status', { name: 'Cuántos cumplen' })).toContainText(/cumplen/),
}

for (const path of WITH_FIELDS) {
  test(`what is typed, ticked or chosen on ${path} before it is alive stays, and is answered`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path)
    const count = await fillAll(page)
    const before = await stateOf(page)
    await release()
    await ANSWERS[path]?.(page)
    await waitUntilAlive(page)
    const after = await stateOf(page)
    const lost = Object.entries(before).filter(
      ([name, value]) => name in after && after[name] !== value,
    )
    expect(lost).toEqual([])
    expect(count).toBeGreaterThan(0)
  })
}

test('a filter ticked and a double press on Agregar before the list is alive filter it, and put the product in the list', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/productos/sellos-mecanicos/sellos-cartucho')
  const rows = page.locator('main tbody tr[id]')
  const all = await rows.count()
  await page.getByRole('checkbox', { name: /^Dobles/ }).check({ force: true })
  await page.getByRole('link', { name: 'Agregar 280', exact: true }).dblclick()
  await release()
  await waitUntilAlive(page)
  await expect.poll(() => rows.filter({ visible: true }).count()).toBeLessThan(all)
  await expect(page).toHaveURL(/sellos-cartucho\?f=/)
  await expect(page.getByRole('button', { name: 'En la lista 280' })).toBeVisible()
})

test('a double press on Agregar while its own script is under way puts the product in the list', async ({
  page,
}) => {
  const release = await holdRequests(page, '*/assets/marks-*.js')
  await page.goto('/productos/sellos-mecanicos/sellos-cartucho')
  await expect(page.locator('html')).toHaveAttribute('data-is-alive', 'true')
  await page.getByRole('link', { name: 'Agregar 280', exact: true }).dblclick()
  await release()
  await expect(page.getByRole('button', { name: 'En la lista 280' })).toBeVisible()
  await expect(page).toHaveURL(/sellos-cartucho$/)
})

test('a press on the lámina before the page is alive opens it over the page', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/productos/sellos-mecanicos/sellos-cartucho/2810')
  await page.getByRole('link', { name: 'Ver lámina' }).click()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/2810$/)
})

for (const [what, missing] of [
  ['none of the scripts', /\/assets\/.*\.js/],
  ['not the form’s own script', /\/assets\/(?!client).*\.js/],
] as const) {
  test(`where ${what} arrives, a button that is not there to send sends nothing, and the one that is does`, async ({
    page,
  }) => {
    await page.route(missing, (route) => route.abort())
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await page.goto('/contacto')
    const form = page.getByRole('form', { name: 'Formulario de contacto' })
    await form.evaluate((element) => {
      element.append(
        Object.assign(document.createElement('button'), { type: 'button', textContent: 'Otro' }),
      )
    })
    await form.getByRole('button', { name: 'Otro' }).click()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([])
    // Over the pale button lies what leads to the missing fields, which sends as the button does.
    await form.getByRole('button', { name: 'Enviar' }).click({ force: true })
    await expect.poll(() => sent.length).toBe(1)
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px a touch of the pale button before the form is alive marks all that is missing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page)
    await page.goto('/contacto')
    const form = page.getByRole('form', { name: 'Formulario de contacto' })
    const send = form.getByRole('button', { name: 'Enviar' })
    await send.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width: wide = 0, height = 0 } = (await send.boundingBox()) ?? {}
    await page.mouse.click(x + wide / 2, y + height / 2)
    await release()
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(8)
  })
}
