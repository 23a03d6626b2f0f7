import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** How many tests passed and failed, and the output of each failed one, with its name. */
export type Tally = { passed: number; failed: number; complaints: readonly string[] }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          errors: z.array(z.object({ message: z.string() })),
          stdout: z.array(z.object({ text: z.string().default('') })),
        }),
      ),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
type PlaywrightSpec = z.infer<typeof playwrightSpec>
type PlaywrightSuite = z.infer<typeof playwrightSuite>
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.object({ message: z.string() })),
  suites: z.array(playwrightSuite),
})

export function readVitestReport(file: string): Tally | undefined {
  const report = readOnce(file, vitestReport)
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      complaints: report.testResults.flatMap(({ name, message, assertionResults }) => [
        ...assertionResults.flatMap(({ fullName, failureMessages }) =>
          failureMessages.map((failure) =>
            complaintOf(`${path.basename(name)} › ${fullName}`, [failure]),
          ),
        ),
        ...(message === '' ? [] : [complaintOf(path.basename(name), [message])]),
      ]),
    }
  )
}

/** A test that passes only on retry counts as failed. */
export function readPlaywrightReport(file: string): Tally | undefined {
  const report = readOnce(file, playwrightReport)
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      complaints: [
        ...report.errors.map(({ message }) => complaintOf('Playwright', [message])),
        ...report.suites.flatMap(specsOf).flatMap(complaintsOf),
      ],
    }
  )
}

function specsOf({ specs, suites }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Includes the test's own output: a server's log may explain a fault of the page. */
function complaintsOf({ file, title, tests }: PlaywrightSpec): string[] {
  return tests
    .flatMap(({ results }) => results)
    .filter(({ errors }) => errors.length > 0)
    .map(({ errors, stdout }) =>
      complaintOf(`${file} › ${title}`, [
        ...errors.map(({ message }) => message),
        stdout.map(({ text }) => text).join(''),
      ]),
    )
}

function complaintOf(name: string, texts: readonly string[]): string {
  const lines = texts.map((text) => stripVTControlCharacters(text).trim())
  return [`✗ ${name}`, ...lines.filter((text) => text !== '')].join('\n')
}

/** Removes the report after reading, so that a runner that fails to start leaves no old numbers. */
function readOnce<Report>(file: string, shape: z.ZodType<Report>): Report | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}
