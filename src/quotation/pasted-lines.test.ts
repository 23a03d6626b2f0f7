import { expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

const PRODUCTS = ['180', '155', '1510', '442C', '5K / 21K'].map((label) => ({
  id: label,
  label,
  fullName: `Producto ${label}`,
  href: `/${label}`,
  ranges: [{ kind: 'diameter', min: 20, max: 200, text: '' } as const],
}))

test.each([
  ['180 1 55', '180 x 1, eje 55 mm'],
  ['442C,60,2', '442C x 2, eje 60 mm'],
  ['442C 60 2', '442C x 2, eje 60 mm'],
  ['2 180 y 3 sellos 155 de 45,5 mm', '180 x 2 | 155 x 3, eje 45,5 mm'],
  ['5K/21K 4', '5K / 21K x 4'],
  ['1 sello 442C de 2 1/2", 1 sello 180', '442C x 1, eje 2 1/2 in | 180 x 1'],
  ['442C, cantidad: 2, eje: 60 mm', '442C x 2, eje 60 mm'],
  ['2 (dos) sellos 442C', '442C x 2'],
  ['1510: media docena', '1510 x 6'],
  ['Cant\tDescripción\tDiam. eje (mm)\n1\t180\t45,5', '180 x 1, eje 45,5 mm'],
  ['Cant\tCódigo\tØ caja\n1\t180\t60', '180 x 1 (Ø caja 60)'],
  ['De: ana@empresa.cl\n180\nEnviado desde mi teléfono', '180 x 1'],
  ['180 x 2 TAG P-101 A/B', '180 x 2 TAG P-101 A/B'],
  ['P-101A: 2 442C 60 mm', '442C x 2, eje 60 mm TAG P-101A'],
  ['32-BO-101 - 442C eje 60 mm', '442C x 1, eje 60 mm TAG 32-BO-101'],
  ['TR-80: 4 un', 'TR-80 x 4'],
  [
    'P-101A: 442C 60 mm; P-101B: 442C 65 mm',
    '442C x 1, eje 60 mm TAG P-101A | 442C x 1, eje 65 mm TAG P-101B',
  ],
  ['2 un 442C 60 mm y 3 un 442C 65 mm', '442C x 2, eje 60 mm | 442C x 3, eje 65 mm'],
  ['2 sellos 180 y 155', '180 x 2 | 155 x 1'],
  ['442C;Sello mecánico 442C;2', '442C x 2'],
  ['180 de 60 mm 150 lb', '180 x 1, eje 60 mm, 150 psi'],
  ['2017 – 1/2" – 10 lbs', '2017 – 1/2" – 10 lbs x 1'],
])('«%s» is read as a buyer means it', (pasted, meant) => {
  const texts = readPasted(pasted, PRODUCTS).map(
    ({ line: { label, quantity = 1, service, note, tag } }) => {
      const beside = /caja/.test(note ?? '') ? ` (${note})` : ''
      const eje = service?.diameter ? `, eje ${service.diameter}` : ''
      const bar = service?.pressure ? `, ${service.pressure}` : ''
      return `${label} x ${quantity}${eje}${bar}${beside}${tag ? ` TAG ${tag}` : ''}`
    },
  )
  expect(texts.join(' | ')).toBe(meant)
})

test.each([
  ['Eje (pulg)\tPresión (kPa)\tTemp. ºF', '2.5\t800\t180', '2.5 in, 8 bar, 180 °F'],
  ['Eje cm\tPresión [MPa]\tTemperatura (K)', '6\t1\t353', '60 mm, 10 bar, 79,85 °C'],
  ['Eje\tPresión\tTemp', '1 7/8\t150 psig\t80°', '1 7/8 in, 150 psi, 80 °C'],
  ['Eje\tPresión\tVelocidad', '60\t10 kg/cm2\t1450', '60 mm, 9,81 bar, 1450 rpm'],
])('under «%s» stand figures in those units', (headings, cells, meant) => {
  const [only] = readPasted(`Cant\tCódigo\t${headings}\n2\t180\t${cells}`, PRODUCTS)
  const { diameter, pressure, temperature, speed } = only?.line.service ?? {}
  expect([diameter, pressure, temperature, speed].filter(Boolean).join(', ')).toBe(meant)
})

test.each([
  ['ECS-B 3 mm', '3 mm', undefined],
  ['ECS-B 3 mm 4" 150#', '3 mm', '150# 4"'],
  ['ECS-B 1/8" DN 80', '1/8"', 'DN 80'],
  ['ECS-B 1500 x 1500 mm', '1500 x 1500 mm', undefined],
  ['ECS-B 6" clase 300', undefined, 'clase 300 6"'],
])('of a sheet, «%s» says a thickness or side (%s) and a flange (%s)', (pasted, note, flange) => {
  const sheet = {
    id: 'ecs-b',
    label: 'ECS-B',
    fullName: 'Lámina ECS-B',
    href: '/ecs-b',
    fields: ['flange', 'pressure'] as const,
    ranges: [],
    sizedBy: 'sheet' as const,
  }
  const line = readPasted(pasted, [sheet])[0]?.line
  expect([line?.note, line?.service?.flange]).toEqual([note, flange])
})

test('a number after a code is asked about where it may be the shaft', () => {
  const doubts = ['180 60', '180 6', '60 180', '180 x 60', '180 60 un'].map(
    (pasted) => readPasted(pasted, PRODUCTS)[0]?.doubt,
  )
  expect(doubts).toEqual(['la cantidad', undefined, undefined, undefined, undefined])
})
