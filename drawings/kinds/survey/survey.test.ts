import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { surveyMachines } from '#catalogue/ask/survey-forms.ts'
import { layoutDrawing } from '../../kinds.ts'

const { catalogue } = loadCatalogue(CONTENT_DIR)
const machines = catalogue ? surveyMachines(catalogue) : []

test('six kinds of machines are measured', () => {
  expect(machines).toHaveLength(6)
})

test.each(machines.map((machine) => [machine.label, machine] as const))(
  '%s: every letter of the drawing is explained, once, and none besides',
  (_, { drawing, measures }) => {
    const drawn = layoutDrawing(drawing).marks.flatMap((mark) =>
      mark.type === 'text' ? [mark.text] : [],
    )
    expect(drawn.toSorted()).toEqual(measures.map(({ letter }) => letter))
  },
)
