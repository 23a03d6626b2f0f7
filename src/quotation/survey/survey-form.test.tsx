import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#styles/site.css'
import { render } from 'vitest-browser-react'
import { SurveyForm } from './survey-form.tsx'

const PUMP = {
  id: 'bomba',
  label: 'Bomba con sello',
  line: 'Sello mecánico para bomba, según levantamiento',
  alt: 'Bomba en corte',
  emptyForm: { href: '/levantamiento/bomba.pdf', note: 'PDF, 40 kB' },
  fields: ['pressure' as const],
  measures: [{ letter: 'A', label: 'Eje', use: 'Medida del sello.', isText: false }],
  serves: [],
  isTurning: true,
}

test('what was written in a survey is erased, and the focus stays beside', async () => {
  const screen = await render(<SurveyForm machine={PUMP} plans={[]} drawing={null} kept="" />)
  await screen.getByLabelText('A. Eje').fill('60')
  await screen.getByRole('button', { name: 'Borrar lo escrito' }).click()
  await expect.element(screen.getByLabelText('A. Eje')).toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'Imprimir' })).toHaveFocus()
})

test('a measure is asked for with a keyboard of figures, a word is refused, and readings tell their mean', async () => {
  const measures = PUMP.measures.map((measure) => ({ ...measure, readings: 3 }))
  const screen = await render(
    <SurveyForm machine={{ ...PUMP, measures }} plans={[]} drawing={null} kept="" />,
  )
  const shaft = screen.getByLabelText('A. Eje', { exact: true })
  await expect.element(shaft).toHaveAttribute('inputmode', 'decimal')
  await shaft.fill('sesenta')
  const refused = screen.getByText('Escribe solo la cifra, por ejemplo 12,5')
  await expect.element(refused).toBeVisible()
  await shaft.fill('60,2 / 59,8 / 60')
  await expect.element(refused).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText(/lectura 3 de 3/)).toHaveValue('60')
  await expect.element(screen.getByText(/^Va la media, 60 mm\. .* hay 0,4 mm/)).toBeVisible()
})

test('a measure that is read three times has three places on paper', async () => {
  const measures = PUMP.measures.map((measure) => ({ ...measure, readings: 3 }))
  const screen = await render(
    <SurveyForm machine={{ ...PUMP, measures }} plans={[]} drawing={null} kept="" />,
  )
  const places = [...screen.container.querySelectorAll('td i')]
  expect(places.map(({ textContent }) => textContent)).toEqual(['1', '2', '3'])
})

test('the letter of a field that was touched before the form came alive stands out', async () => {
  const form = <SurveyForm machine={PUMP} plans={[]} drawing={<text>A</text>} kept="" />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(form)
  const field = place.querySelector<HTMLInputElement>('[data-letter] input')
  field?.focus()
  const root = hydrateRoot(place, form)
  await expect.poll(() => place.querySelector('[data-asked]')?.textContent).toBe('A')
  root.unmount()
  place.remove()
})

test('the name of the field that is tapped stands below the drawing that is held', async () => {
  await page.viewport(390, 700)
  const measures = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({
    letter,
    label: 'Largo',
    use: 'Determina el espacio que hay para el sello.',
    isText: false,
  }))
  const screen = await render(
    <SurveyForm
      machine={{ ...PUMP, measures }}
      plans={[]}
      drawing={
        <svg viewBox="0 0 400 200">
          <text>C</text>
        </svg>
      }
      kept=""
    />,
  )
  const field = screen.getByLabelText('C. Largo')
  const drawing = screen.getByRole('img', { name: PUMP.alt })
  const bottom = () => drawing.element().getBoundingClientRect().bottom
  // The field alone is in sight, its name behind the drawing.
  scrollBy(0, field.element().getBoundingClientRect().top - bottom() - 4)
  scrollBy(0, field.element().getBoundingClientRect().top - bottom() - 4)
  const name = screen.getByText('C. Largo').element()
  expect(name.getBoundingClientRect().top).toBeLessThan(bottom())
  await field.click()
  await expect.poll(() => document.querySelector('[data-asked]')?.textContent).toBe('C')
  await expect.poll(() => name.getBoundingClientRect().top - bottom()).toBeGreaterThan(0)
})
