import { UNADDED_KEY } from '#visitor/stored-keys.ts'
import { storedValue } from '#visitor/stored-value.ts'
import { useStored } from '#visitor/use-stored.ts'

/** What stands in the list's two fields, for one line and for several, and is not in the list yet. */
export type Unadded = Readonly<{ one: string; many: string }>

const NONE: readonly string[] = []

/** The tab's own: who looks for a code on another page comes back to what was written. */
const texts = storedValue(
  UNADDED_KEY,
  (stored) => (Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : NONE),
  'sessionStorage',
)

export function useUnadded(): Unadded {
  const [one = '', many = ''] = useStored(texts, NONE)
  return { one, many }
}

export function readUnadded(): Unadded {
  const [one = '', many = ''] = texts.read()
  return { one, many }
}

export function keepUnadded(change: Partial<Unadded>): void {
  texts.update(([one = '', many = '']) => {
    const next = { one, many, ...change }
    return next.one + next.many === '' ? NONE : [next.one, next.many]
  })
}
