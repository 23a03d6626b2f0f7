import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyQuoteList, readQuoteList } from '#visitor/quote-list.ts'
import { EMPTY_SURVEY, type SurveyDraft } from '#visitor/survey-drafts.ts'
import { isSurveyed, putInList, surveyLine, type AskedMachine } from './survey-line.ts'

const PUMP: AskedMachine = {
  id: 'bomba',
  label: 'Bomba con sello',
  line: 'Sello mecánico para bomba, según levantamiento',
  fields: ['pressure', 'fluid'],
  measures: [
    { letter: 'A', label: 'Eje', use: 'Medida.', isText: false, service: 'diameter' },
    { letter: 'B', label: 'Caja', use: 'Espacio.', isText: false },
    { letter: 'F', label: 'Pernos', use: 'Ranuras.', isText: true },
  ],
}
const DRAFT: SurveyDraft = {
  ...EMPTY_SURVEY,
  tag: '310-PU-014',
  measures: { A: '60', B: ' ', F: '4 de M16' },
  service: { pressure: '12 bar' },
  remarks: 'eje con\n desgaste ',
}

beforeEach(() => {
  // There is no window here to be told.
  vi.stubGlobal('dispatchEvent', () => true)
  emptyQuoteList()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('measures stand by their letters, and the shaft is what the list knows as the shaft', () => {
  expect(surveyLine(PUMP, DRAFT)).toMatchObject({
    id: '',
    tag: '310-PU-014',
    note: 'A 60 mm; F 4 de M16. eje con desgaste',
    service: { pressure: '12 bar', diameter: '60 mm' },
  })
})

test('a survey that is mended changes its line, another machine has one of its own', () => {
  putInList(PUMP, DRAFT)
  putInList(PUMP, { ...DRAFT, measures: { A: '65' } })
  putInList(PUMP, { ...DRAFT, tag: '310-PU-015' })
  expect(readQuoteList().map(({ tag, note }) => [tag, note])).toEqual([
    ['310-PU-014', 'A 65 mm. eje con desgaste'],
    ['310-PU-015', 'A 60 mm; F 4 de M16. eje con desgaste'],
  ])
})

test('a full list takes no survey more', () => {
  for (let i = 0; i < 60; i += 1) putInList(PUMP, { ...DRAFT, tag: `P-${i}` })
  expect(putInList(PUMP, { ...DRAFT, tag: 'P-60' })).toBe(false)
  expect(putInList(PUMP, { ...DRAFT, tag: 'P-59' })).toBe(true)
})

test('a tag alone is no survey', () => {
  expect(isSurveyed({ ...EMPTY_SURVEY, tag: '310-PU-014' })).toBe(false)
  expect(isSurveyed({ ...EMPTY_SURVEY, measures: { A: '60' } })).toBe(true)
})
