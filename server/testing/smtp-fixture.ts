import { onTestFinished } from 'vitest'
import { openSmtp, type SmtpOptions, type SmtpServer } from './smtp-server.ts'

export { mailEnvironment, type SmtpServer as SmtpFixture } from './smtp-server.ts'

/** A real SMTP server on loopback, stopped when the test ends. */
export async function startSmtp(options: SmtpOptions = {}): Promise<SmtpServer> {
  const server = await openSmtp(options)
  onTestFinished(() => server.stop())
  return server
}
