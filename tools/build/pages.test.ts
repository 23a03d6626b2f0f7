import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { finishPages } from './pages.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const PAGE =
  '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/site.css" data-precedence="page"/></head><body><script type="module">start()</script></body>'
const EVERY_BUILD = { 'assets/site.css': 'p{color:red}' }

function buildOf(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries({ ...EVERY_BUILD, ...files })) {
    const file = path.join(folder, 'client', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

test('a page carries the styles of the site', () => {
  const folder = buildOf({ 'index.html': PAGE, '404/index.html': PAGE })
  finishPages(folder, 'relay')
  expect(readFileSync(path.join(folder, 'client/index.html'), 'utf8')).toContain(
    '<style>p{color:red}</style>',
  )
})

test('the 404 page stands where static hosts look for it', () => {
  const folder = buildOf({ 'index.html': PAGE, '404/index.html': PAGE })
  finishPages(folder, 'relay')
  const page = readFileSync(path.join(folder, 'client/404.html'), 'utf8')
  expect(page).toBe(readFileSync(path.join(folder, 'client/404/index.html'), 'utf8'))
})

test('the build fails without a 404 page', () => {
  expect(() => finishPages(buildOf({ 'index.html': PAGE }), 'relay')).toThrow('404')
})

test('a page keeps its data for moving between pages; a file has none', () => {
  const folder = buildOf({
    'index.html': PAGE,
    '404/index.html': PAGE,
    'contacto.data': '[]',
    'dibujos/442c.svg': '<svg/>',
    'dibujos/442c.svg.data': '[]',
  })
  finishPages(folder, 'relay')
  const exists = (file: string) => existsSync(path.join(folder, 'client', file))
  expect(exists('contacto.data')).toBe(true)
  expect(exists('dibujos/442c.svg')).toBe(true)
  expect(exists('dibujos/442c.svg.data')).toBe(false)
})

test('a page says itself what it may run, before anything that could run', () => {
  const folder = buildOf({ 'index.html': PAGE, '404/index.html': PAGE })
  finishPages(folder, 'relay')
  const html = readFileSync(path.join(folder, 'client/index.html'), 'utf8')
  expect(html).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  // Only a header can keep a page out of frames.
  expect(html).not.toContain('frame-ancestors')
})

test('a page may reach EmailJS only where EmailJS takes the enquiries', () => {
  const policyFor = (carrier: 'relay' | 'emailjs') => {
    const folder = buildOf({ 'index.html': PAGE, '404/index.html': PAGE })
    finishPages(folder, carrier)
    const html = readFileSync(path.join(folder, 'client/index.html'), 'utf8')
    return /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  }
  expect(policyFor('relay')).toContain("connect-src 'self'; ")
  expect(policyFor('relay')).not.toContain('emailjs')
  expect(policyFor('emailjs')).toContain("connect-src 'self' https://api.emailjs.com; ")
  expect(policyFor('emailjs')).toContain("form-action 'self' https://api.emailjs.com; ")
})
