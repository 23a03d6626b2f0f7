import { expect, test } from 'vitest'
import { appended } from '#visitor/quote-list.ts'
import { listCsv } from './list-csv.ts'
import { quoteText, totalText } from './list-text.ts'

const LIST = appended(
  [],
  [
    {
      id: '180',
      label: '180',
      name: 'Sello de cartucho simple reforzado',
      quantity: 12,
      tag: '310-PU-014',
      service: { diameter: '60 mm', pressure: '15 bar', fluid: 'relave', plan: '32' },
    },
    { id: '442c-xl', label: '442C XL', name: 'Sello partido', note: 'Ver placa; "urgente"' },
    { id: '', label: 'Tapa de bronce', name: 'Tapa de bronce', quantity: 3, unit: 'juego' },
  ],
)

test('the branch reads an aligned line for each, and under it what it is for', () => {
  expect(quoteText(LIST).replaceAll('\u00a0', ' ')).toBe(
    [
      'Solicito cotización (3 líneas, 13 unidades y 3 juegos):',
      '',
      '1.    12 un  180      Sello de cartucho simple reforzado',
      '             TAG 310-PU-014; eje 60 mm; 15 bar; fluido: relave; plan 32',
      '2.     1 un  442C XL  Sello partido',
      '             Nota: Ver placa; "urgente"',
      '3. 3 juegos  Tapa de bronce',
    ].join('\n'),
  )
})

test('lines are counted, and what each asks for in its own unit', () => {
  expect(totalText(LIST)).toBe('3 líneas, 13 unidades y 3 juegos')
  expect(totalText(LIST.slice(2))).toBe('1 línea, 3 juegos')
})

test('a spreadsheet opens the list with its accents, its commas and no formula', () => {
  const csv = listCsv(
    appended(
      [],
      [
        ...LIST,
        {
          id: '',
          label: '=1+2',
          name: '=1+2',
          service: { diameter: '4.75 in', temperature: '-20 °C' },
        },
        {
          id: '',
          label: 'Tapa',
          name: 'Tapa',
          service: { diameter: '1 7/8 in', pressure: '1.500 bar', speed: '2.950 rpm' },
        },
      ],
    ),
  )
  expect(csv.startsWith('\uFEFFN.º;Código;Producto;Cantidad')).toBe(true)
  expect(csv).toContain(
    '\r\n1;180;Sello de cartucho simple reforzado;12;un;310-PU-014;60 mm;15 bar;',
  )
  expect(csv).toContain(`"Ver placa; ""urgente"""\r\n`)
  expect(csv).toContain(`\r\n4;;'=1+2;1;un;;4,75 in;;−20 °C;`)
  // A group of thousands would be a decimal point to whoever reads the file.
  expect(csv).toContain(`;1;un;;1 7/8 in;1500 bar;;2950 rpm;`)
})

test('a diameter is called as the page of its product calls it', () => {
  const asked = { name: 'Copa', service: { diameter: '100 mm' } }
  const lines = appended([], [{ ...asked, id: '22ke', label: '22KE' }])
  const ranges = [{ kind: 'diameter' as const, label: 'Diámetro', text: '' }]
  const text = quoteText(lines, [{ id: '22ke', ranges }])
  expect(text.replaceAll('\u00a0', ' ')).toContain('diámetro 100 mm')
  expect(listCsv(lines)).toContain(';Diámetro;')
})
