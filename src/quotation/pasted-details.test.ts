import { expect, test } from 'vitest'
import { SERVICE_FIELDS } from '#figures/service.ts'
import { appended, type NewLine } from '#visitor/quote-list.ts'
import { listCsv } from './list-csv.ts'
import { quoteText } from './list-text.ts'
import { readPasted } from './read-pasted.ts'

const PRODUCTS = [
  ['170', '170'],
  ['170-ah', '170 (serie AH)'],
  ['170l', '170L'],
  ['180', '180'],
  ['155', '155'],
  ['442', '442'],
  ['2810', '2810'],
  ['21k', '21K'],
  ['440-440m', '440/440M'],
].map(([id = '', label = '']) => ({ id, label, fullName: `Producto ${label}`, href: `/${id}` }))

const read = (pasted: string) =>
  readPasted(pasted, PRODUCTS).map(
    ({ line: { label, quantity = 1 }, doubt }) => `${quantity} ${label}${doubt ? ' ?' : ''}`,
  )

test.each([
  ['dos 155', ['2 155']],
  ['necesito tres 180', ['3 180']],
  ['una docena de 21K', ['12 21K']],
  ['media docena de 21K', ['6 21K']],
  ['un par de 180', ['2 180']],
  ['155 dos', ['2 155']],
  ['155\tdos', ['2 155']],
  ['un 155', ['1 155']],
  ['180\t1.000', ['1000 180 ?']],
  ['180\t1.234,5', ['1235 180 ?']],
  ['180\t10000', ['1 180 ?']],
  ['180\t-2', ['1 180 ?']],
  ['-3 442', ['1 442 ?']],
  ['2810 y 442', ['1 2810', '1 442']],
  ['442 / 2810 / 170L', ['1 442', '1 2810', '1 170L']],
  ['2 x 442, 3 x 2810', ['2 442', '3 2810']],
  ['440/440M x 2', ['2 440/440M']],
  ['180 x 155', ['155 180 ?']],
  ['170 AH 2', ['2 170 (serie AH)']],
  ['170AH\t2', ['2 170 (serie AH)']],
  ['170 (serie AH) x 2', ['2 170 (serie AH)']],
  ['SKU,Qty\n442,2\n155,3', ['2 442', '3 155']],
  ['Qty\tPart\n2\t442', ['2 442']],
  ['442\t2\nTotal\t2', ['2 442']],
  ['442 x 2\nTotal: 2 unidades', ['2 442']],
])('«%s» is read as %s', (pasted, lines) => {
  expect(read(pasted)).toEqual(lines)
})

test('a tag in a line is the line’s', () => {
  const [row] = readPasted('2810 x 3 TAG P-101A', PRODUCTS)
  expect(row).toMatchObject({ line: { id: '2810', quantity: 3, tag: 'P-101A' } })
  expect(row?.doubt).toBeUndefined()
})

test('figures in a line are its fields', () => {
  const [row] = readPasted('1 un 180 eje 50mm 15 bar -20°C 2950 rpm agua', PRODUCTS)
  expect(row?.line.service).toEqual({
    diameter: '50 mm',
    pressure: '15 bar',
    temperature: '-20 °C',
    speed: '2950 rpm',
  })
  expect(row?.line.note).toContain('agua')
})

test('a bare figure under a heading is in the unit that it names', () => {
  const [row] = readPasted('Código\tCant\tPresión (psi)\tRPM\n442\t2\t590\t2950', PRODUCTS)
  expect(row?.line).toMatchObject({
    quantity: 2,
    service: { pressure: '590 psi', speed: '2950 rpm' },
  })
})

const whole: NewLine = {
  id: '2810',
  label: '2810',
  name: 'Producto 2810',
  quantity: 2,
  unit: 'un',
  tag: 'P-101A',
  note: 'Urgente; ver placa',
  service: {
    diameter: '60,5 mm',
    pressure: '15 bar',
    temperature: '-20 °C',
    speed: '2950 rpm',
    fluid: 'Agua',
    plan: '53B',
    flange: 'clase 150 4"',
  },
}

test('the list’s own text and its own sheet keep every field of its lines', () => {
  expect(Object.keys(whole.service ?? {})).toEqual(expect.arrayContaining([...SERVICE_FIELDS]))
  const lines = appended(
    [],
    [
      whole,
      { ...whole, tag: '', service: { pressure: '15 bar' } },
      { id: '180', label: '180', name: 'Producto 180', quantity: 15.5, unit: 'kg' },
      { id: '', label: 'Tapa de bronce', name: 'Tapa de bronce', quantity: 3, unit: 'juego' },
    ],
  )
  for (const text of [quoteText(lines), listCsv(lines)]) {
    const back = appended(
      [],
      readPasted(text, PRODUCTS).map(({ line }) => line),
    )
    expect(back).toEqual(lines)
    expect(readPasted(text, PRODUCTS).some(({ doubt }) => doubt)).toBe(false)
  }
})

test('what parts cells or rows may stand in a cell of its sheet', () => {
  const lines = appended([], [{ ...whole, tag: 'P-101A; "B"', note: 'una\notra; "más"' }, whole])
  const back = readPasted(listCsv(lines), PRODUCTS).map(({ line }) => line)
  expect(appended([], back)).toEqual(lines)
})

test('the list reads its own text and table back: names with a size, notes with a number, a fluid in parts', () => {
  const lines = appended(
    [],
    [
      {
        id: '350-ef-12',
        label: '350 EF/12',
        name: 'Tela con aislación de 1⁄8\u00a0in',
        quantity: 12,
      },
      {
        id: '1830',
        label: '1830',
        name: 'Empaquetadura para bombas y agitadores',
        quantity: 442,
        note: 'para 3 bombas',
        service: { fluid: 'ácido; 5 %' },
      },
      {
        id: '',
        label: 'Perno',
        name: 'Perno',
        quantity: 0.75,
        unit: 'kg',
        service: { pressure: '0,35 bar' },
      },
    ],
  )
  const products = lines.map(({ id, label, name }) => {
    const fields = ['flange', 'fluid'] as const
    return { id, label, fullName: name, href: '', fields }
  })
  const known = products.filter(({ id }) => id !== '')
  for (const text of [quoteText(lines), listCsv(lines)]) {
    const back = readPasted(text, known)
    expect(back.map(({ line }) => [line.label, line.quantity, line.unit ?? 'un'])).toEqual(
      lines.map(({ label, quantity, unit }) => [label, quantity, unit]),
    )
    expect(back.map(({ line }) => line.note ?? '')).toEqual(['', 'para 3 bombas', ''])
    expect(back.map(({ line }) => line.service ?? {})).toEqual([
      {},
      { fluid: expect.stringMatching(/^ácido[,;] 5 %$/) },
      { pressure: '0,35 bar' },
    ])
    // 442 is no product here, and 0,75 kg are not none.
    expect(back.flatMap(({ doubt }) => doubt ?? [])).toEqual([])
  }
})

test.each([
  ['"Código","Cantidad"\n"442","2"\n"2810","3"', ['2 442', '3 2810']],
  ['"442","2"\n"2810","3"', ['2 442', '3 2810']],
  ['| Código | Cant |\n|---|---|\n| 442 | 2 |\n-----', ['2 442']],
  ['Código: 442\nCantidad: 2\n\nCódigo: 2810\nCant.: 3', ['2 442', '3 2810']],
  ['Estimados:\nProducto = 442\nCantidad = 2\nGracias', ['2 442']],
  ['Producto: 442\nProducto: 2810', ['1 442', '1 2810']],
  ['1.- 442\n2.- 2810', ['1 442', '1 2810']],
  ['x2 21K', ['2 21K']],
  ['21K*3', ['3 21K']],
  ['1/2 docena de 21K', ['6 21K']],
  ['½ kg 21K', ['0.5 21K']],
  ['2,000 un 21K', ['2 21K ?']],
  ['21K 10000', ['1 21K ?']],
])('«%s» is read as a table or a list writes it', (pasted, lines) => {
  expect(read(pasted)).toEqual(lines)
})

test('a form’s answers are one line: its code, quantity, shaft, tag and note', () => {
  const form = 'Código: 442\nCantidad: 2 un\nEje: 45 mm\nTAG: P-101\nNota: urge; con plano'
  const rows = readPasted(form, PRODUCTS)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.line).toMatchObject({
    id: '442',
    quantity: 2,
    unit: 'un',
    tag: 'P-101',
    note: 'urge; con plano',
    service: { diameter: '45 mm' },
  })
})

test('what is no part of an inch is no shaft: a pump of 6/4', () => {
  const [line] = readPasted('442 para bomba Warman 6/4', PRODUCTS)
  expect(line?.line.service).toBeUndefined()
  expect(line?.line.note).toContain('6/4')
})
