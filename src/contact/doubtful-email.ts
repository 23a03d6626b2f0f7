import { ENQUIRY_RULES } from './enquiry-rules.ts'

/** Whose addresses most people have; a letter beside them is a slip rather than another company. */
const PROVIDERS = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud']
/** Endings that nobody has, and the ones that were meant. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cpm: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  coom: 'com',
  cim: 'com',
  cll: 'cl',
  ccl: 'cl',
  lc: 'cl',
  ck: 'cl',
}

/**
 * An address that may be sent and probably reaches no one: without a dot in its domain (`''`: nothing can
 * be proposed), or a slip away from a common one, which is returned.
 */
export function emailMeant(email: string): string | undefined {
  const address = email.trim()
  if (!ENQUIRY_RULES.email.pattern?.test(address)) return undefined
  const at = address.lastIndexOf('@')
  const labels = address
    .slice(at + 1)
    .toLowerCase()
    .split('.')
  const [name = '', ...rest] = labels
  const provider = PROVIDERS.find(
    (one) => one === name || (one[0] === name[0] && isSlip(name, one)),
  )
  if (rest.length === 0)
    return provider === undefined ? '' : `${address.slice(0, at)}@${provider}.com`
  const ending = rest.at(-1) ?? ''
  const endings =
    rest.length === 1 && provider === 'gmail'
      ? ['com']
      : [...rest.slice(0, -1), ENDINGS[ending] ?? ending]
  const meant = [provider ?? name, ...endings].join('.')
  return meant === labels.join('.') ? undefined : `${address.slice(0, at)}@${meant}`
}

/** Whether two words differ by one letter left out, put in, changed, or changed places with the next. */
function isSlip(a: string, b: string): boolean {
  const start = [...a].findIndex((letter, at) => letter !== b[at])
  const from = start < 0 ? a.length : start
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA !== '' && restA.slice(1) === restB.slice(1)) ||
    (restA.length > 1 && `${restA[1]}${restA[0]}${restA.slice(2)}` === restB)
  )
}
