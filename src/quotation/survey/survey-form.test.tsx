import { expect, test } from 'vitest'
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
