import { UNADDED_KEY } from '#visitor/stored-keys.ts'
import { partsOf, storedValue, textOf } from '#visitor/stored-value.ts'

/** What stands in the list's two fields, for one line and for several, and is not in the list yet. */
export type Unadded = Readonly<{ one: string; many: string }>

/** The tab's own: who looks for a code on another page comes back to what was written. */
export const unadded = storedValue(
  UNADDED_KEY,
  (stored): Unadded => {
    const { one, many } = partsOf(stored)
    return { one: textOf(one), many: textOf(many) }
  },
  'sessionStorage',
)

export function keepUnadded(change: Partial<Unadded>): void {
  unadded.update((now) => ({ ...now, ...change }))
}
