let collator: Intl.Collator | undefined

/**
 * Orders names and codes as Spanish does, digits by their value. The collator is created at first use: a slow
 * telephone takes a while for it, and most visitors never sort.
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true })
  return collator.compare(a, b)
}

type Coded = { code?: string; title: string }

/** By code, or by title where there is none. */
export function byCode(a: Coded, b: Coded): number {
  return compareNames(a.code ?? a.title, b.code ?? b.title)
}
