import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  appendToQuoteList,
  changeLine,
  emptyQuoteList,
  readQuoteList,
} from '#visitor/quote-list.ts'
import { EMPTY_SURVEY, type SurveyDraft } from '#visitor/survey-drafts.ts'
import {
  surveyStatus,
  addSurveyLine,
  surveyLine,
  withListed,
  type SurveyedMachine,
} from './survey-line.ts'

const PUMP: SurveyedMachine = {
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
  addSurveyLine(PUMP, DRAFT)
  addSurveyLine(PUMP, { ...DRAFT, measures: { A: '65' } })
  addSurveyLine(PUMP, { ...DRAFT, tag: '310-PU-015' })
  expect(readQuoteList().map(({ tag, note }) => [tag, note])).toEqual([
    ['310-PU-014', 'A 65 mm. eje con desgaste'],
    ['310-PU-015', 'A 60 mm; F 4 de M16. eje con desgaste'],
  ])
})

test('a survey is in the list as long as its line there says the same', () => {
  expect(surveyStatus(PUMP, DRAFT)).toBe('open')
  addSurveyLine(PUMP, DRAFT)
  expect(surveyStatus(PUMP, DRAFT)).toBe('listed')
  expect(surveyStatus(PUMP, { ...DRAFT, remarks: '' })).toBe('open')
  expect(surveyStatus(PUMP, { ...DRAFT, tag: '310-PU-015' })).toBe('open')
})

test('a line that the survey is for keeps what the survey does not ask', () => {
  appendToQuoteList([{ id: '2810', label: '2810', name: 'Sello', service: { plan: '53B' } }])
  expect(surveyStatus(PUMP, DRAFT, '2810')).toBe('open')
  addSurveyLine(PUMP, DRAFT, '2810')
  expect(readQuoteList()).toMatchObject([
    { id: '2810', service: { plan: '53B', pressure: '12 bar' } },
  ])
  expect(surveyStatus(PUMP, DRAFT, '2810')).toBe('listed')
})

test('what is changed in the line since, the survey takes over and does not undo', () => {
  appendToQuoteList([{ id: '21k', label: '21K', name: 'Sello', note: 'compuesto AWC800' }])
  const before: SurveyDraft = { ...DRAFT, remarks: 'compuesto AWC800; eje con desgaste' }
  const put = addSurveyLine(PUMP, before, '21k')
  expect(withListed(PUMP, { ...before, put }, '21k')).toEqual({ ...before, put })
  changeLine('21k', { note: 'compuesto AWC700; A 60 mm; F 4 de M16. eje con desgaste' })
  expect(surveyStatus(PUMP, withListed(PUMP, { ...before, put }, '21k'), '21k')).toBe('listed')
  changeLine('21k', {
    note: 'compuesto AWC700; A 60 mm; F 4 de M16. eje con desgaste',
    tag: '310-PU-015',
    service: { ...put.service, pressure: '14 bar', diameter: '62 mm' },
  })
  const since = withListed(PUMP, { ...before, put, remarks: `${before.remarks}; urge` }, '21k')
  expect(since).toMatchObject({
    tag: '310-PU-015',
    remarks: 'compuesto AWC700; eje con desgaste; urge',
    service: { pressure: '14 bar' },
    measures: { A: '62' },
  })
  expect(withListed(PUMP, since, '21k')).toEqual(since)
  const mended = { ...since, service: { pressure: '16 bar' } }
  expect(withListed(PUMP, mended, '21k')).toEqual(mended)
  addSurveyLine(PUMP, { ...since, measures: { A: '65' } }, '21k')
  expect(readQuoteList()[0]?.note).toBe('A 65 mm. compuesto AWC700; eje con desgaste; urge')
})

test('a full list takes no survey more, but mends the one it has', () => {
  for (let i = 0; i < 60; i += 1) addSurveyLine(PUMP, { ...DRAFT, tag: `P-${i}` })
  expect(surveyStatus(PUMP, { ...DRAFT, tag: 'P-60' })).toBe('full')
  expect(surveyStatus(PUMP, { ...DRAFT, tag: 'P-59' })).toBe('listed')
  expect(surveyStatus(PUMP, { ...DRAFT, tag: 'P-59', remarks: '' })).toBe('open')
})

test('a tag alone is no survey', () => {
  expect(surveyStatus(PUMP, { ...EMPTY_SURVEY, tag: '310-PU-014' })).toBe('empty')
  expect(surveyStatus(PUMP, { ...EMPTY_SURVEY, measures: { A: '60' } })).toBe('open')
})
