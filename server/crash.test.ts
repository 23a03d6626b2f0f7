import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '../tools/testing/free-port.ts'
import { sendThroughCrashes } from './testing/crash-run.ts'
import { makeSite, siteEnvironment } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'

it('a server killed while enquiries arrive tells no visitor anything false about his enquiry', async () => {
  const smtp = await startSmtp()
  const build = await makeSite()
  const report = await sendThroughCrashes({
    env: {
      ...siteEnvironment(build),
      ...mailEnvironment(smtp),
      PORT: String(await freePort()),
      RATE_LIMIT_MAX: '1000',
    },
    outboxFolder: join(build, 'outbox'),
    smtp,
    enquiries: 18,
    photoBytes: 20_000,
    crashes: 2,
    seed: 7,
  })
  expect(report.crashes).toBe(2)
  const { sent, nothing } = report.told
  expect(sent.visitors + nothing.visitors).toBe(18)
  expect(sent.there).toBe(sent.visitors)
  expect(report.lost).toEqual([])
  expect(report.doubled).toEqual([])
  expect(report.damaged).toEqual([])
  // Only one mail is being sent at a time: a crash can repeat it, under the same Message-ID.
  expect(report.redelivered).toBeLessThanOrEqual(report.crashes)
})
