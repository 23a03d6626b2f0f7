import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GaugePanel } from '#components/product-page/gauge-panel.tsx'
import type { Gauge } from '#views/gauges.ts'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { chooseUnits } from '#visitor/unit-system.ts'
import { productRecord } from '../products/product-record-fixture.ts'
import '#styles/site.css'

const gauge = (
  facet: 'diameter' | 'pressure' | 'temperature',
  label: string,
  text: string,
): Gauge => ({
  facet,
  label,
  si: { text, computed: false },
  axis: { from: 0, to: 100 },
  ruler: {
    bar: { whole: { from: 0, to: 40 }, points: [], isOpen: false, isBeyond: false },
    ticks: { si: ['0', '50', '100'], imperial: ['0', '725', '1450'] },
  },
})
const GAUGES = [
  gauge('diameter', 'Eje', '25 a 60 mm'),
  gauge('pressure', 'Presión', 'hasta 40 bar'),
  gauge('temperature', 'Temperatura', 'hasta 90 °C'),
]
const SEAL = productRecord('2810', {
  ranges: [
    { kind: 'diameter', label: 'Eje', min: 25, max: 60, text: '25 a 60 mm' },
    { kind: 'pressure', label: 'Presión', max: 40, text: 'hasta 40 bar' },
    {
      kind: 'temperature',
      label: 'Temperatura',
      max: 90,
      text: 'hasta 90 °C',
      condition: 'según elastómero',
      varies: true,
    },
  ],
})
const version = (condition: string, choice: string, max: number) => ({
  kind: 'pressure' as const,
  max,
  text: `hasta ${max} bar`,
  condition,
  choice,
})
const CARTRIDGE = productRecord('directfit', {
  choice: { name: 'Versión', options: ['simple', 'doble'] },
  ranges: [version('versión simple', 'versión', 20), version('versión doble', 'versión', 40)],
})

beforeEach(async () => {
  await page.viewport(1440, 900)
  chooseUnits('si')
  const arrangements = [{ id: 'simple', label: 'Simple' }]
  const options = { equipment: [], services: [], standards: [], arrangements }
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ options, plans: [], columns: [], products: [SEAL, CARTRIDGE] }),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  replaceAddressQuery('')
})

async function show(query: string, id = '2810') {
  replaceAddressQuery(query)
  const place = document.createElement('main')
  onTestFinished(() => place.remove())
  place.innerHTML = renderToStaticMarkup(<GaugePanel id={id} gauges={GAUGES} note={undefined} />)
  document.body.append(place)
  await import('./asked-limits.element.ts')
}

const notes = () =>
  [...document.querySelectorAll('[data-note]')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  )
const lineOf = (facet: string) =>
  document.querySelector<HTMLElement>(`[data-facet=${facet}] [data-lined]`)?.style

test('the limits of a product say what they mean for the figures of the address, and draw them', async () => {
  await show('?eje=50&p=30')
  await expect.poll(notes).toEqual(['Pides 50 mm: lo cubre', 'Pides 30 bar: margen: 10 bar', ''])
  expect(lineOf('pressure')?.getPropertyValue('--asked')).toBe('30%')
  expect(lineOf('temperature')).toBeUndefined()

  replaceAddressQuery('?p=30&t=80')
  await expect.poll(notes).toContain('Pides 80 °C: según elastómero, sin margen publicado')

  // Another size is chosen on the page.
  replaceAddressQuery('?eje=65&p=30')
  await expect.poll(notes).toContain('Pides 65 mm: faltan 5 mm')
  expect(document.querySelector('[data-facet=diameter]')?.getAttribute('data-tone')).toBe('misses')
})

test('what is asked and the product does not publish is said below its limits', async () => {
  const unsaid = () =>
    document.querySelector('[data-unsaid]')?.textContent.replaceAll('\u00a0', ' ')
  await show('?p=30&v=10')
  await expect.poll(unsaid).toBe('Pides 10 m/s: no publica velocidad.')
  replaceAddressQuery('?v=1450&uv=rpm')
  await expect.poll(unsaid).toBe('Pides 1450 rpm: no publica velocidad.')
  replaceAddressQuery('?p=30')
  await expect.poll(unsaid).toBeUndefined()
})

test('whoever asks for a single seal is not told how far the double version goes', async () => {
  await show('?p=30&disp=simple', 'directfit')
  await expect.poll(notes).toContain('Pides 30 bar: faltan 10 bar (versión simple)')
})

test('a version chosen on the page is judged alone, as in the list to quote', async () => {
  await show('?p=30&opcion=versión+simple', 'directfit')
  await expect.poll(notes).toContain('Pides 30 bar: faltan 10 bar (versión simple)')
  replaceAddressQuery('?p=30&opcion=versión+doble')
  await expect.poll(notes).toContain('Pides 30 bar: margen: 10 bar (versión doble)')
})

test('an address that asks nothing costs no data', async () => {
  await show('?opcion=compuesto+AWC800')
  await expect.poll(() => customElements.get('asked-limits')).toBeDefined()
  expect(notes()).toEqual(['', '', ''])
  expect(fetch).not.toHaveBeenCalled()
})
