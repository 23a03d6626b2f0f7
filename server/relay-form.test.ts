import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { ENQUIRY_FIELDS, ENQUIRY_RULES } from '#contact/enquiry-rules.ts'
import { RELAY_SEND_PATH } from '#contact/relay-mail.ts'
import { startServer } from './testing/server-fixture.ts'
import { storedIn } from './testing/stored-enquiries.ts'
import { ENQUIRY, formOf, sendForm } from './testing/visitor.ts'

const SENT = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'
const FAILED = 'Hubo un problema al enviar tu consulta.'

async function expectValidPage(html: string): Promise<void> {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  const report = await validator.validateString(html, join(import.meta.dirname, 'page.html'))
  expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
}

describe('the form without a script', () => {
  it('spec 8: tells in a whole page that the enquiry was sent', async () => {
    const { url, outboxFolder } = await startServer()
    const answer = await sendForm(url)
    expect(answer.redirected).toBe(true)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(html).toContain(`>${SENT}<`)
    expect(html).toContain('lang="es-CL"')
    await expectValidPage(html)
    const [stored] = storedIn(outboxFolder)
    expect(html).toContain(`<strong data-reference="">${stored?.reference}</strong>`)
    expect(html).not.toContain('<form')
  })

  it('spec 5: shows the form once more with the messages and everything that was written', async () => {
    const { url, outboxFolder } = await startServer()
    const answer = await sendForm(url, { ...ENQUIRY, name: 'A', phone: '12 34' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    await expectValidPage(html)
    for (const field of ENQUIRY_FIELDS) {
      expect(html).toContain(`name="${field}"`)
      const isWrong = field === 'name' || field === 'phone'
      expect(html.includes(`id="${field}-error"><span>${ENQUIRY_RULES[field].message}`)).toBe(
        isWrong,
      )
    }
    expect(html).toContain('value="12 34"')
    expect(html).toContain('value="Celulosa &amp; Papel &lt;Sur&gt;"')
    expect(html).toContain('>\nNecesito el sello 442C.\n\n¿Hay en 50 mm?</textarea>')
    expect(storedIn(outboxFolder)).toEqual([])
  })

  it('spec 5: takes a RUT and a telephone in their common forms, as the page with scripts does', async () => {
    const { url, outboxFolder } = await startServer()
    await sendForm(url, { ...ENQUIRY, companyRut: '76.354.771-K', phone: '+56 9 1234 5678' })
    const [stored] = storedIn(outboxFolder)
    expect(stored?.text).toContain('76354771-K')
    expect(stored?.text).toContain('912345678')
  })

  it('shows nothing that a visitor has written as markup', async () => {
    const { url } = await startServer()
    const attack = `"'><script>alert(1)</script></textarea>&#39;`
    const enquiry = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, attack]))
    const html = await (await sendForm(url, enquiry)).text()
    expect(html).not.toContain('<script')
    expect(html.match(/<\/textarea>/g)).toHaveLength(1)
    expect(html).toContain('value="&quot;\'&gt;&lt;script')
    await expectValidPage(html)
  })

  it('spec 8: keeps every value when the enquiry could not be kept', async () => {
    const { url } = await startServer({ env: { OUTBOX_DIR: '/dev/null/outbox' } })
    const answer = await sendForm(url)
    expect(answer.status).toBe(500)
    const html = await answer.text()
    expect(html).toContain(FAILED)
    expect(html).toContain('value="912345678"')
    await expectValidPage(html)
  })

  it('is told of the rate limit in a page', async () => {
    const { url } = await startServer({ env: { RATE_LIMIT_MAX: '1' } })
    await sendForm(url)
    const answer = await sendForm(url)
    expect(answer.status).toBe(429)
    const html = await answer.text()
    expect(html).toContain('Demasiadas consultas')
    await expectValidPage(html)
  })
})

describe('a form that is sent again', () => {
  it('is answered by a redirect, so that a reload sends nothing', async () => {
    const { url } = await startServer()
    const answer = await fetch(url + RELAY_SEND_PATH, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url },
      body: formOf(ENQUIRY),
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(
      /^\/api\/v1\.0\/email\/sent\?referencia=\d{6}-\d{4}-\w{4}$/,
    )
  })

  it('is one enquiry, answered as the first time, also after a restart', async () => {
    const first = await startServer()
    const once = await (await sendForm(first.url)).text()
    expect(await (await sendForm(first.url)).text()).toBe(once)
    await first.app.close()
    const { url, outboxFolder } = await startServer({ build: first.build })
    expect(await (await sendForm(url)).text()).toBe(once)
    expect(storedIn(outboxFolder)).toHaveLength(1)
  })

  it('under the reference of another enquiry, is given one of its own', async () => {
    const { url, outboxFolder } = await startServer()
    const reference = '261122-1043-K7M4'
    await sendForm(url, { ...ENQUIRY, reference })
    await sendForm(url, { ...ENQUIRY, comment: 'otra', reference })
    const references = storedIn(outboxFolder).map((stored) => stored.reference)
    expect(references[0]).toBe(reference)
    expect(new Set(references).size).toBe(2)
  })

  it('tells a script in a word whether one has been taken', async () => {
    const { url } = await startServer()
    const ask = (reference: string) =>
      fetch(`${url}/api/v1.0/email/sent?referencia=${reference}`, {
        headers: { accept: 'text/plain' },
      })
    await sendForm(url, { ...ENQUIRY, reference: '261122-1043-K7M4' })
    const known = await ask('261122-1043-K7M4')
    expect([known.status, await known.text()]).toEqual([200, 'OK'])
    expect((await ask('261122-1043-K7M5')).status).toBe(404)
  })

  it('is not said to have been sent where no one knows of it', async () => {
    const { url } = await startServer()
    for (const reference of ['261122-1043-K7M4', 'x', '']) {
      const answer = await fetch(`${url}/api/v1.0/email/sent?referencia=${reference}`)
      expect(new URL(answer.url).pathname).toBe('/contacto')
    }
  })
})

describe('where a form may come from', () => {
  const cases: [string, boolean, (url: string) => Record<string, string>][] = [
    ['this site', true, (url) => ({ origin: url })],
    ['this site, as the browser vouches', true, () => ({ 'sec-fetch-site': 'same-origin' })],
    ['a page of this site, from an old browser', true, (url) => ({ referer: `${url}/contacto` })],
    ['another site', false, () => ({ origin: 'https://evil.example' })],
    ['another port', false, () => ({ origin: 'http://localhost:1' })],
    ['another site, as the browser vouches', false, () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a sister site', false, (url) => ({ 'sec-fetch-site': 'same-site', origin: url })],
    ['a page of another site', false, () => ({ referer: 'https://evil.example/a' })],
    ['nowhere', false, () => ({})],
    ['a hidden origin', false, (url) => ({ origin: 'null', referer: `${url}/contacto` })],
  ]

  it.each(cases)('%s: %s', async (_from, isWelcome, headersFor) => {
    const { url } = await startServer()
    const answer = await sendForm(url, ENQUIRY, headersFor(url))
    expect(answer.status).toBe(isWelcome ? 200 : 403)
    expect(await answer.text()).toContain(
      isWelcome ? SENT : 'No pudimos comprobar que el envío viene de este sitio',
    )
  })

  it('is judged by the address that visitors see when the site is behind a proxy', async () => {
    const { url } = await startServer()
    const headers = {
      origin: 'https://www.sellos.example',
      'x-forwarded-host': 'www.sellos.example',
      'x-forwarded-proto': 'https',
    }
    expect((await sendForm(url, ENQUIRY, headers)).status).toBe(200)
  })
})
