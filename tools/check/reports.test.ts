import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

function reportOf(text: string): string {
  const file = path.join(temporaryFolder(), 'report.json')
  writeFileSync(file, text)
  return file
}

test('the tests of Vitest are counted once, and their report is gone', () => {
  const file = reportOf('{"numPassedTests":3,"numFailedTests":1}')
  expect(readVitestReport(file)).toEqual({ passed: 3, failed: 1 })
  expect(existsSync(file)).toBe(false)
})

test('a test that passes only when repeated counts as failed', () => {
  const file = reportOf('{"stats":{"expected":5,"unexpected":1,"flaky":1}}')
  expect(readPlaywrightReport(file)).toEqual({ passed: 5, failed: 2 })
})

test.each(['', '{"stats":{}}'])('a runner that wrote «%s» has no tally', (text) => {
  expect(readPlaywrightReport(reportOf(text))).toBeUndefined()
})
