import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSelectorData } from './build-selector-data.ts'
import { criteriaOf, draftOf, selectionEnquiryPath, selectorPath } from './criteria.ts'

const { options } = buildSelectorData(catalogue(), () => ({
  src: '',
  width: 4,
  height: 3,
  alt: '',
}))

test('a filled form and its address say the same', () => {
  const draft = { equipo: 'bomba', eje: '1 7/8', 'eje-en': 'in', presion: '10' }
  const path = selectorPath(draft)
  expect(path).toBe('/selector?equipo=bomba&eje=1+7%2F8&eje-en=in&presion=10')
  expect(draftOf(new URL(path, 'https://sitio.example').searchParams)).toEqual(draft)
  expect(selectorPath({})).toBe('/selector')
})

test('the address of a form without a script says the same as the short one', () => {
  const query = new URLSearchParams('equipo=&eje=50&eje-en=mm&presion=&presion-en=bar&otro=x')
  expect(selectorPath(draftOf(query))).toBe('/selector?eje=50')
})

test('figures are read in the unit chosen, with comma, point or fraction', () => {
  const read = (eje: string, unit: string) =>
    criteriaOf({ eje, 'eje-en': unit }, options).figures[0]?.value
  expect(read('50', 'mm')).toBe(50)
  expect(read('47,6', 'mm')).toBe(47.6)
  expect(read('1 7/8', 'in')).toBe(47.625)
  expect(read('1.875', 'in')).toBe(47.625)
  expect(read('1⅞', 'in')).toBe(47.625)
  expect(read('1.200', 'mm')).toBe(1200)
  expect(read('1/0', 'in')).toBeUndefined()
  expect(read('10 mm', 'mm')).toBeUndefined()
  const warm = criteriaOf({ temperatura: '-40', 'temperatura-en': '°F' }, options).figures[0]
  expect(warm?.value).toBeCloseTo(-40)
  expect(warm?.system).toBe('imperial')
})

test('what is no figure is told apart and asks for nothing', () => {
  const { figures, unread } = criteriaOf({ eje: 'grande', presion: '10' }, options)
  expect(figures.map(({ facet }) => facet)).toEqual(['pressure'])
  expect(unread.map(({ name }) => name)).toEqual(['eje'])
})

test('the contact form is given what was asked, in words', () => {
  const path = selectionEnquiryPath({ equipo: 'bomba', eje: '50' }, options)
  const text = new URL(path, 'https://sitio.example').searchParams.get('consulta')
  expect(text?.replaceAll('\u00a0', ' ')).toBe(
    'Necesito ayuda para elegir un producto.\n- Equipo: Bomba\n- Diámetro de eje o vástago: 50 mm',
  )
})
