import { readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'

export type Tally = { passed: number; failed: number }

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

export function readVitestReport(file: string): Tally | undefined {
  const report = readOnce(file, vitestReport)
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** A test that passes only when repeated has failed. */
export function readPlaywrightReport(file: string): Tally | undefined {
  const stats = readOnce(file, playwrightReport)?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** Removed after reading, so that a runner that does not start leaves no old numbers to count. */
function readOnce<Report>(file: string, shape: z.ZodType<Report>): Report | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}
