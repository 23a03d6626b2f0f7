/** Without letters and digits that are confused on the telephone or in handwriting. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_LENGTH = 4
const REFERENCE = new RegExp(String.raw`^\d{6}-\d{4}-[${CHARACTERS}]{${RANDOM_LENGTH}}$`)

const CHILEAN_TIME: Intl.DateTimeFormatOptions = {
  timeZone: 'America/Santiago',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/**
 * The reference of an enquiry for visitor and branch, by which the relay recognises a repeated one: `261122-1043-K7M4`,
 * date and time in Chile and four random characters.
 */
export function newReference(now = new Date()): string {
  // Created on demand: a time zone's formatter takes a slow telephone a while.
  const parts = new Intl.DateTimeFormat('es-CL', CHILEAN_TIME).formatToParts(now)
  const part = new Map(parts.map(({ type, value }) => [type, value]))
  const digits = (...names: Intl.DateTimeFormatPartTypes[]) =>
    names.map((name) => part.get(name)?.padStart(2, '0')).join('')
  let random = ''
  while (random.length < RANDOM_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    random += CHARACTERS[byte] ?? '' // 226 of 256 are drawn again: each character is as likely
  }
  return `${digits('year', 'month', 'day')}-${digits('hour', 'minute')}-${random}`
}

export function isReference(value: unknown): value is string {
  return typeof value === 'string' && REFERENCE.test(value)
}
