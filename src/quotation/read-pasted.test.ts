import { expect, test } from 'vitest'
import { LINES_MOST, TEXT_MOST } from '#visitor/quote-list.ts'
import { findProduct } from './find-product.ts'
import { candidatesFor } from './pasted-codes.ts'
import { readPasted } from './read-pasted.ts'

const product = (id: string, label: string, fullName: string) => ({
  id,
  label,
  fullName,
  href: `/productos/${id}`,
})
const PRODUCTS = [
  product('180', '180', 'Sello de cartucho'),
  product('442c-xl', '442C XL', 'Sello partido extragrande'),
  product('kit-2000', 'Kit 2000', 'Kit'),
  product('442', '442', 'Sello partido grande'),
  product('442c', '442C', 'Sello partido'),
  product('1510', '1510', 'Sello de cartucho simple'),
  product('155', '155', 'Sello de cartucho estándar'),
  product('1830-ssp', '1830 SSP', 'Empaquetadura'),
  product('1400r', '1400R', 'Cinta trenzada'),
]

test('a code is known however it is written', () => {
  for (const written of ['442C XL', '442c-xl', ' 442cxl ', 'sello  PARTIDO extragrande']) {
    expect(findProduct(PRODUCTS, written)?.id).toBe('442c-xl')
  }
  expect(findProduct(PRODUCTS, '443')).toBeUndefined()
  expect(findProduct(PRODUCTS, ' - ')).toBeUndefined()
})

test('a list made elsewhere is read with its quantities, and nothing of it is lost', () => {
  const pasted =
    '180 2\r\n442C XL;1\n\n3 x kit 2000\nKit 2000\nSello bomba 310\t\n5 x tapa de bronce'
  expect(
    readPasted(pasted, PRODUCTS).map(({ line: { id, label, quantity } }) => [id, label, quantity]),
  ).toEqual([
    ['180', '180', 2],
    ['442c-xl', '442C XL', 1],
    ['kit-2000', 'Kit 2000', 3],
    ['kit-2000', 'Kit 2000', undefined],
    ['', 'Sello bomba 310', undefined],
    ['', 'tapa de bronce', 5],
  ])
})

const read = (pasted: string) =>
  readPasted(pasted, PRODUCTS).map(
    ({ line: { label, quantity = 1, unit = 'un' } }) => `${quantity} ${unit} ${label}`,
  )

test.each([
  ['180 x 2', '2 un 180'],
  ['180 x2', '2 un 180'],
  ['180x2', '2 un 180'],
  ['1510 X 3', '3 un 1510'],
  ['442 × 1', '1 un 442'],
  ['2 x 180', '2 un 180'],
  ['2 180', '2 un 180'],
  ['2\t442C', '2 un 442C'],
  ['442C\t2', '2 un 442C'],
  ['2 un 442C', '2 un 442C'],
  ['442C: 2', '2 un 442C'],
  ['442C - 2', '2 un 442C'],
  ['442C (2)', '2 un 442C'],
  ['442C, 2 unidades', '2 un 442C'],
  ['442C cant. 2', '2 un 442C'],
  ['- 442C x 2', '2 un 442C'],
  ['1) 442C', '1 un 442C'],
  ['15 kg 1830ssp', '15 kg 1830 SSP'],
  ['15 kg de 1830 SSP', '15 kg 1830 SSP'],
  ['1,5 kg 1830 SSP', '1.5 kg 1830 SSP'],
  ['1400R 3 rollos', '3 rollo 1400R'],
  ['3 rollos de 1400R', '3 rollo 1400R'],
  ['4 cajas 1400R', '4 caja 1400R'],
  ['necesito 3 del 1400R', '3 un 1400R'],
  ['quiero 2 de la 442C, urgente', '2 un 442C'],
  ['Sello mecánico 442C para bomba 310', '1 un 442C'],
  ['4 x sello mecánico 442C', '4 un 442C'],
  ['2 sellos 442C', '2 un 442C'],
  ['Cant: 2 Código: 442C', '2 un 442C'],
  ['50 bar 442C', '1 un 442C'],
  ['Sello 180-2.500', '1 un 180'],
  ['2 sellos Chesterton', '2 un sellos Chesterton'],
  ['Retén 180 mm', '1 un Retén 180 mm'],
  ['O-ring 50 x 3', '1 un O-ring 50 x 3'],
])('«%s» is read as %s', (pasted, line) => {
  expect(read(pasted)).toEqual([line])
})

test.each([
  [
    'Pos\tDescripción\tCódigo\tCantidad\tUnidad\n10\tSello\t442C\t2\tUN\n20\tEmpaquetadura\t1830 SSP\t15\tKG',
  ],
  ['Cant.;Un;Código;Descripción\n2;un;442C;Sello\n15;kg;1830 SSP;Empaquetadura'],
  ['Código | Cantidad | UM\n442C | 2 | un\n1830ssp | 15 | kg'],
  ['10\t442C\tSello\t2\tUN\n20\t1830 SSP\tEmpaquetadura\t15\tKG'],
  ['1\t2\tun\t442C\n2\t15\tkg\t1830 SSP'],
  ['Ítem;Descripción;Cantidad\n1;Sello mecánico 442C;2\n2;Empaquetadura 1830 SSP;15 kg'],
])('a table is read in whatever order its columns stand', (pasted) => {
  expect(read(pasted)).toEqual(['2 un 442C', '15 kg 1830 SSP'])
})

test('what a row says beside the code stays in its note', () => {
  const [{ line } = { line: undefined }] = readPasted(
    'Ítem\tCódigo SAP\tDescripción\tCantidad\n1\t10023456\tSELLO 442C 60MM\t2\n',
    PRODUCTS,
  )
  expect(line).toMatchObject({ label: '442C', quantity: 2 })
  expect(line?.note).toContain('SELLO 442C 60MM')
})

test('of two numbers, neither a code of ours, the smaller one counts', () => {
  expect(read('3000 x 4\n4 x 3000')).toEqual(['4 un 3000', '4 un 3000'])
  expect(read('XYZ99 3')).toEqual(['3 un XYZ99'])
})

test('a shaft that is written beside the code is the line’s', () => {
  const [row] = readPasted('442C\t2\teje 45', PRODUCTS)
  expect(row?.line).toMatchObject({ id: '442c', quantity: 2, service: { diameter: '45 mm' } })
  const [told] = readPasted('2 un 442C eje 45', PRODUCTS)
  expect(told?.line).toMatchObject({ id: '442c', quantity: 2, service: { diameter: '45 mm' } })
  expect([row?.line.note, told?.line.note]).toEqual([undefined, undefined])
  const [more] = readPasted('2 un 442C eje 45 urgente', PRODUCTS)
  expect(more?.line.note).toBe('442C eje 45 urgente')
})

test.each([
  ['155\t2\t45', '2 un 155', '45 mm', false],
  ['442C\t3\t80\n1510\t1\t60', '3 un 442C', '80 mm', false],
  ['Código;Cantidad;Eje\n442C;2;45', '2 un 442C', '45 mm', false],
  ['2\t155\t45', '2 un 155', undefined, true],
  ['442C\t2\t45\t7', '2 un 442C', undefined, true],
])(
  '«%s» asks for %s, never for as many as its shaft has millimetres',
  (pasted, line, shaft, isUnsure) => {
    expect(read(pasted)[0]).toBe(line)
    const [row] = readPasted(pasted, PRODUCTS)
    expect(row?.line.service?.diameter).toBe(shaft)
    expect(row?.doubt !== undefined).toBe(isUnsure)
  },
)

const ORDERED = [
  {
    ...product('22ke', '22KE', 'Sello de vástago'),
    fields: ['diameter' as const],
    ranges: [
      {
        kind: 'diameter' as const,
        unit: 'mm' as const,
        label: 'Diámetro',
        text: '',
        min: 10,
        max: 500,
      },
    ],
  },
  { ...product('1622', '1622', 'Empaquetadura de válvula'), sizedBy: 'section' as const },
  { ...product('espirometalica', 'Espirometálica', 'Junta'), fields: ['flange' as const] },
  {
    ...product('350-er', '350 ER', 'Junta de expansión'),
    fields: ['diameter' as const, 'flange' as const],
    ranges: [
      {
        kind: 'diameter' as const,
        label: 'Diámetro',
        text: '',
        size: 'nominal' as const,
        min: 38.1,
        max: 1828.8,
      },
    ],
  },
]

test.each([
  ['4 22KE 50', { quantity: 4, service: { diameter: '50 mm' } }, 'la medida'],
  ['22KE 4 50', { quantity: 4, service: { diameter: '50 mm' } }, 'la medida'],
  ['4 22KE 900', { quantity: 4, note: '900' }, 'la medida'],
  ['4 22KE 50 mm', { quantity: 4, service: { diameter: '50 mm' } }, undefined],
  ['1622 12 mm', { note: 'sección 12 mm' }, undefined],
  ['1622 sección 12,7 mm 3 kg', { quantity: 3, unit: 'kg', note: 'sección 12,7 mm' }, undefined],
  [
    'espirometálica 4" clase 150 x 10',
    { quantity: 10, service: { flange: 'clase 150 4"' } },
    undefined,
  ],
  ['1 x 350-er 12 in', { service: { diameter: '12 in' } }, undefined],
  ['1 x 350-er 12"', { service: { diameter: '12 in' } }, undefined],
  ['350-er 305 mm', { service: { diameter: '305 mm' } }, undefined],
  ['350ER DN300 PN10 - 1 pza', { service: { diameter: '300 mm' }, note: 'PN10' }, undefined],
  ['350-er 5 mm', { note: '5 mm' }, 'la medida'],
  ['22KE DN 50', { note: 'DN 50' }, 'la medida'],
  ['22KE DN 50 45 mm', { service: { diameter: '45 mm' }, note: 'DN 50' }, undefined],
])(
  'no figure of «%s» is lost, and one that nobody reads is to be looked at',
  (pasted, expected, doubt) => {
    const [row] = readPasted(pasted, ORDERED)
    expect(row?.line).toMatchObject(expected)
    expect(row?.line.id).not.toBe('')
    expect(row?.doubt).toBe(doubt)
  },
)

test('empty cells behind a line make no row of it', () => {
  expect(read('2 x 1510;;')).toEqual(['2 un 1510'])
})

test.each(['442C x 0', '0 442C', '442C\t0', '442C x 501'])(
  'the quantity of «%s» is to be looked at',
  (pasted) => {
    expect(readPasted(pasted, PRODUCTS)[0]?.doubt).toBe('la cantidad')
  },
)

test('of two numbers in a row the one that is a product is the code', () => {
  expect(read('1510\t3\n155\t180')).toEqual(['3 un 1510', '180 un 155'])
  expect(read('10\t155\tSello de cartucho\t2')).toEqual(['2 un 155'])
})

test('a row that is no product stands in its own words, with its quantity where a column says it', () => {
  expect(read('Código\tDescripción\tCantidad\nX-99\tTapa de bronce\t4')).toEqual([
    '4 un X-99 Tapa de bronce',
  ])
  expect(read('Bomba 310 tapa')).toEqual(['1 un Bomba 310 tapa'])
})

test('what may have been meant is offered: the codes of the line, else those one slip away', () => {
  const candidates = (written: string) => candidatesFor(written, PRODUCTS).map(({ label }) => label)
  expect(candidates('155 180')).toEqual(['155', '180'])
  expect(candidates('Sello 443C bomba')).toEqual(['442C'])
  expect(candidates('1820 SSP 15 kg')).toEqual(['1830 SSP', '180'])
  expect(['John Crane 443C', 'Sello 1.800'].flatMap(candidates)).toEqual([])
  expect(candidates('Tapa de bronce 40 mm')).toEqual([])
})

const SHAFT = [{ kind: 'diameter', label: 'Eje', min: 25, max: 120, text: '25 a 120 mm' }] as const
const SIZED = [
  ...PRODUCTS,
  ...['150', '100', '170', '170L', '2810', 'S20', '5300', '1810', '477-1'].map((label) => ({
    ...product(label.toLowerCase(), label, `Producto ${label}`),
    ranges: SHAFT,
  })),
  ...['Camprofile', 'ECS-T', 'ECS-W', 'Espirometálica / SteelTrap', '350 ER', 'DualPac 2212'].map(
    (label) => product(label.toLowerCase(), label, `Junta ${label}`),
  ),
]

test.each([
  ['empaque ASME 150 RF 3" x 20', '20 un empaque ASME 150 RF 3"'],
  ['camprofile 6" 150# 10', '10 un Camprofile'],
  ['flange 6 pulg clase 150 - 8 juntas ECS-T', '8 un ECS-T'],
  ['PN 40 DN 100 camprofile 4', '4 un Camprofile'],
  ['PN100 DN150', '1 un PN100 DN150'],
  ['12 camprofile DN100 #150', '12 un Camprofile'],
  ['350ER DN300 PN10 -- 1 pza', '1 un 350 ER'],
  ['lamina ecs-w 3mm 1500x1500 2 planchas', '2 un ECS-W'],
  ['junta espirometalica 4" 300# 12 un', '12 un Espirometálica / SteelTrap'],
  ['1510-25 x 3', '3 un 1510'],
  ['5300 3 juegos 1" x 1.1/2"', '3 juego 5300'],
  ['5 mts 1400R 10x10', '5 m 1400R'],
  ['dualpac 2212 9,5mm (3/8) 1 caja de 5 lb', '1 caja DualPac 2212'],
  ['GARLOCK G-200 12MM 5 KG', '5 kg GARLOCK G-200 12MM'],
  ['1830ssp\t15,5\tkg', '15.5 kg 1830 SSP'],
  ['1\t10\tAWC-170L 100 mm\tUN\t2', '2 un 170L'],
  ['bomba PP-155 sello 180 qty 1', '1 un 180'],
])('of «%s», no size, class or rating is a code or a count: %s', (pasted, line) => {
  const rows = readPasted(pasted, SIZED).map(
    ({ line: { label, quantity = 1, unit = 'un' } }) => `${quantity} ${unit} ${label}`,
  )
  expect(rows).toEqual([line])
})

test.each([
  ['180 eje 1.3/4" cant: 2', '1 3/4 in', 2],
  ['170 eje 2 7/16', '2 7/16 in', undefined],
  ['170 eje 2½" x 3', '2 1/2 in', 3],
  ['170 2-7/16" 4 un', '2 7/16 in', 4],
  ['442C eje 1.875 in', '1.875 in', undefined],
  ['442C eje 4,5 cm', '45 mm', undefined],
  ['S20 (Ø 45) 4 u', '45 mm', 4],
  ['sello 2810 80 mm 1', '80 mm', 1],
  ['170 2 25mm', '25 mm', 2],
  ['Item;Código;Eje;Cantidad\n1;170;2 7/16";2', '2 7/16 in', 2],
])('the shaft of «%s» is of %s', (pasted, diameter, quantity) => {
  const [row] = readPasted(pasted, SIZED)
  expect(row?.line.service?.diameter).toBe(diameter)
  expect(row?.line.quantity).toBe(quantity)
  expect(row?.doubt).toBeUndefined()
})

test.each([
  ['170 cant 1,5', 'la cantidad'],
  ['3 x empaquetadura 477-1 de 1/2" x 2 kg', 'la cantidad'],
  ["O'ring 2-214 viton 50", 'la cantidad'],
  ['4 retén 85 x 105 x 12', 'la cantidad'],
  ['50 bar manómetro', undefined],
  ['170 eje 2,5', 'la medida'],
])('what may mean something else in «%s» is %s', (pasted, doubt) => {
  expect(readPasted(pasted, SIZED)[0]?.doubt).toBe(doubt)
})

test('code, kind and measures that were taken over leave nothing behind, and other words all of theirs', () => {
  const noteOf = (pasted: string) => readPasted(pasted, SIZED)[0]?.line.note
  expect(noteOf('sello 2810 eje 55 2u')).toBeUndefined()
  expect(noteOf('Sellos mecánicos 442C, eje 45 mm x 3')).toBeUndefined()
  expect(noteOf('-3 170')).toBeUndefined()
  expect(noteOf('sello 170 para la bomba 310')).toBe('sello 170 para la bomba 310')
  expect(noteOf('-3 170 urgente')).toBe('-3 170 urgente')
})

test('what is no shaft stays in the note, and a courtesy is no line', () => {
  expect(readPasted('350ER DN300 PN10 -- 1 pza', SIZED)[0]?.line.note).toBe('DN300 PN10')
  expect(readPasted('Estimados, favor cotizar:\nGracias.\n180 x 2', SIZED)).toHaveLength(1)
})

test('a class is offered as no code', () => {
  expect(candidatesFor('empaque ASME 150 RF 3" x 20', SIZED)).toEqual([])
})

test('the list reads back its own text: what has a field in its field, the rest in the note', () => {
  const [row] = readPasted('1. 2 un  442C\n         TAG 310; eje 45 mm; 12 bar; 5 hp', PRODUCTS)
  expect(row?.line).toMatchObject({
    tag: '310',
    service: { diameter: '45 mm', pressure: '12 bar' },
    note: '5 hp',
  })
})

test('the diameter of the list’s own text is read back whatever its product calls it', () => {
  const [row] = readPasted('1. 2 un  350 ER\n         diámetro 12 in', ORDERED)
  expect(row?.line.service?.diameter).toBe('12 in')
})

test('own words that are longer than a name go on in the note', () => {
  const words = 'Tapa de bronce para la bomba de pulpa '.repeat(5).trim()
  const [row] = readPasted(words, PRODUCTS)
  expect(row?.line.label.length).toBeLessThanOrEqual(TEXT_MOST.name)
  expect(`${row?.line.label} ${row?.line.note}`).toBe(words)
})

test('also lines for which a list has no room are read: they stay in the field', () => {
  expect(readPasted('180 x 2\n'.repeat(LINES_MOST + 2), PRODUCTS)).toHaveLength(LINES_MOST + 2)
})

test('an indented line that is a code alone is a line, not a temperature of the one above', () => {
  expect(readPasted('180 x 2\n 442C', PRODUCTS).map(({ line }) => line.id)).toEqual(['180', '442c'])
})
