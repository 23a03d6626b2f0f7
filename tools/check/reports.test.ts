import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

function reportOf(content: object | string): string {
  const file = path.join(temporaryFolder(), 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('the tests of Vitest are counted once, with what failed, and their report is gone', () => {
  const file = reportOf({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: '/project/seal.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'a seal', failureMessages: [] },
          { fullName: 'a joint', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
        ],
      },
      { name: '/project/joint.test.ts', message: 'SyntaxError', assertionResults: [] },
    ],
  })
  expect(readVitestReport(file)).toEqual({
    passed: 3,
    failed: 1,
    complaints: ['✗ seal.test.ts › a joint\nexpected 1', '✗ joint.test.ts\nSyntaxError'],
  })
  expect(existsSync(file)).toBe(false)
})

test('a test that passes only when repeated counts as failed, and tells what it said', () => {
  const attempt = (message: string) => ({ errors: [{ message }], stdout: [{ text: 'a log\n' }] })
  const specOf = (title: string, results: object[]) => ({
    file: 'menu.spec.ts',
    title,
    tests: [{ results }],
  })
  const file = reportOf({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [specOf('opens', [attempt('closed'), { errors: [], stdout: [] }])],
        suites: [{ specs: [specOf('closes', [attempt('open')])] }],
      },
    ],
  })
  expect(readPlaywrightReport(file)).toEqual({
    passed: 5,
    failed: 2,
    complaints: ['✗ menu.spec.ts › opens\nclosed\na log', '✗ menu.spec.ts › closes\nopen\na log'],
  })
})

test.each(['', '{"stats":{}}'])('a runner that wrote «%s» has no tally', (text) => {
  expect(readPlaywrightReport(reportOf(text))).toBeUndefined()
})
