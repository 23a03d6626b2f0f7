import type { z } from 'zod'

/** Reports repeated values of a field: a copied block must get its own, since others refer to it. */
export function sayRepeated<Key extends string>(key: Key) {
  return (items: readonly Record<Key, string>[], context: z.RefinementCtx): void => {
    items.forEach(({ [key]: own }, index) => {
      if (items.findIndex((one) => one[key] === own) === index) return
      const message = `«${own}» ya está más arriba: cada uno lleva un ${key} propio`
      context.addIssue({ code: 'custom', path: [index, key], message })
    })
  }
}
