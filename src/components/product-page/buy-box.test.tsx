import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { appendToQuoteList, emptyQuoteList, readQuoteList } from '#visitor/quote-list.ts'
import { chooseUnits } from '#visitor/unit-system.ts'
import type { ProductChoice } from '#catalogue/show/measured-choice.ts'
import { BuyBox } from './buy-box.tsx'

const DIAMETER: ProductChoice = {
  name: 'Diámetro',
  parameter: 'eje',
  unit: 'in',
  options: [
    { value: '1.5', text: '1½ in' },
    { value: '12', text: '12 in' },
  ],
}
const FLANGE: ProductChoice = {
  name: 'NPS',
  parameter: 'brida',
  options: [{ value: 'NPS 3', text: '3' }],
}

beforeEach(() => {
  emptyQuoteList()
  replaceAddressQuery('')
})

const show = (choice: ProductChoice) =>
  render(
    <BuyBox
      product={{ id: '350-er', label: '350 ER', fullName: 'Junta', href: '/350-er' }}
      choice={choice}
      dataSheet={{ href: '/fichas/350-er.pdf', note: 'PDF, 84 kB' }}
    />,
  )
const quote = () => page.getByRole('button', { name: /^Agregar/ })

test('the diameter of a joint goes into the address and into the size of its line, in its own unit', async () => {
  await show(DIAMETER)
  await page.getByLabelText('Diámetro').selectOptions('1½ in')
  expect(location.search).toBe('?eje=1.5&eje-en=in')
  await expect.element(quote()).toHaveTextContent('Agregar 350 ER, 1,5 in')
  await quote().click()
  expect(readQuoteList()).toMatchObject([{ service: { diameter: '1,5 in' }, note: '' }])
  await page.getByLabelText('Diámetro').selectOptions('12 in')
  expect(readQuoteList()[0]?.service.diameter).toBe('12 in')
  await page.getByLabelText('Diámetro').selectOptions('')
  expect(readQuoteList()[0]?.service).toEqual({})
})

test('who reads inches sees them beside a shaft that is ordered in millimetres', async () => {
  chooseUnits('imperial')
  onTestFinished(() => chooseUnits('si'))
  await show({ name: 'Eje', parameter: 'eje', unit: 'mm', options: [{ value: '45' }] })
  await page.getByLabelText('Eje').selectOptions('45')
  await expect.element(page.getByLabelText('Eje')).toHaveDisplayValue(/^45.mm \(1,772.in\)$/)
  await expect.element(quote()).toHaveTextContent('Agregar 350 ER, 45 mm')
})

test('an address with millimetres, as the search writes it, finds the size in inches; another one is shown as it is', async () => {
  replaceAddressQuery('?eje=304.8&p=5')
  await show(DIAMETER)
  await expect.element(page.getByLabelText('Diámetro')).toHaveValue('12')
  replaceAddressQuery('?eje=300')
  await expect.element(page.getByLabelText('Diámetro')).toHaveDisplayValue('300 mm')
  replaceAddressQuery('?eje=1 7/8&eje-en=in')
  await expect.element(page.getByLabelText('Diámetro')).toHaveDisplayValue('1 7/8 in')
})

test('the flange of a joint goes into the flange of its line', async () => {
  appendToQuoteList([{ id: '350-er', label: '350 ER', name: 'Junta', note: 'urgente' }])
  await show(FLANGE)
  await page.getByLabelText('NPS').selectOptions('3')
  expect(location.search).toBe('?brida=NPS+3')
  expect(readQuoteList()).toMatchObject([{ service: { flange: 'NPS 3' }, note: 'urgente' }])
})
