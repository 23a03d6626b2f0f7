/**
 * Logs one line an event, followed by `key=value`. Nothing about a visitor belongs in the details: no form values, no
 * mail addresses, no network addresses.
 */
export type Log = (event: string, details?: Readonly<Record<string, string | number>>) => void

export const logToTerminal: Log = (event, details = {}) => {
  const pairs = Object.entries(details).map(([key, value]) => ` ${key}=${value}`)
  process.stdout.write(`${new Date().toISOString()} ${event}${pairs.join('')}\n`)
}

/** The code of a failure for the log; never its text, which may quote an address. */
export function failureCode(failure: unknown): string {
  if (!(failure instanceof Error)) return 'desconocido'
  const code = 'code' in failure ? String(failure.code) : failure.name
  if ('errcode' in failure) return `${code}/${String(failure.errcode)}` // SQLite's own code
  // Nodemailer's field for the system's code, such as CERT_HAS_EXPIRED.
  if ('originalCode' in failure) return `${code}/${String(failure.originalCode)}`
  return 'responseCode' in failure ? `${code}/${String(failure.responseCode)}` : code
}
