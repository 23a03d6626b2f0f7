import { sizesIn, SIZE_PLACEHOLDERS } from './pasted-sizes.ts'
import { memoiseText } from '#figures/memoise.ts'
import { isCode, keyIn, keyOf } from './find-product.ts'
import { editDistance } from '#finder/search/edit-distance.ts'
import { codeKey, foldText } from '#schema/fold-text.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'

/** After a number, it measures: "180 mm" is no code. */
export const MEASURE = /^(?:mm|cm|m|"|''|in|pulg\w*|bar|psi|°c?|c|kg|rpm|%)$/iu
const CODE_WORDS_MOST = 4
/** A code inside a description: no shorter one tells itself from a size. */
const CODE_LETTERS_LEAST = 3
/** One figure or letter that is another, left out or put in. */
const SLIP_MOST = 1.6
/** More would be a list to search in. */
const CANDIDATES_MOST = 5

/** Another maker's name: what follows it is no slip of a code of ours. */
const OTHER_MAKER =
  /\b(?:john crane|flowserve|eagle ?burgmann|burgmann|aes ?seal|garlock|klinger|durametallic|borg warner|pac-?seal|vulcan|latty|skf|tranter)\b/u

/** The one product whose code stands in a description: "Sello mecánico 442C para bomba". */
export function productWithin(
  text: string,
  products: readonly NamedProduct[],
): NamedProduct | undefined {
  const found = productsWithin(text, products)
  return found.length === 1 ? found[0] : undefined
}

/** What a written line may have meant: the products whose codes stand in it, else those one slip away. */
export function candidatesFor(
  written: string,
  products: readonly NamedProduct[],
): readonly NamedProduct[] {
  const within = productsWithin(written, products)
  if (within.length > 0 || OTHER_MAKER.test(foldText(written))) return within
  const codes = [...codesIn(written)]
    // "x 20" is no slip of S20, nor "2.500" of 250.
    .filter(({ code }) => /\d/.test(code) && !/^(?:x ?\d+|\d+[.,]\d+)$/i.test(code))
    .map(({ code }) => codeKey(code))
  return (
    products
      .map((product) => {
        const label = keyOf(product.label)
        const slips = codes.map((code) => editDistance(code, label, SLIP_MOST))
        return { product, slips: label.length < CODE_LETTERS_LEAST ? Infinity : Math.min(...slips) }
      })
      .filter(({ slips }) => slips <= SLIP_MOST)
      // Of two, the longer code is nearer: one slip is less of it.
      .toSorted((a, b) => a.slips / a.product.label.length - b.slips / b.product.label.length)
      .slice(0, CANDIDATES_MOST)
      .map(({ product }) => product)
  )
}

/** A code, or one of the two that a product is sold by: "440/440M", "Espirometálica / SteelTrap". */
export function isSameCode(label: string, written: string): boolean {
  const wanted = keyIn(written)
  const isWord = !/\d/.test(wanted)
  return ownKeys(label).some((code) => {
    return (
      code === wanted || isCode(label, wanted) || (isWord && wanted !== '' && `${code}s` === wanted)
    )
  })
}

const ownKeys = memoiseText((label) => {
  const parts = label.split('/').filter((part) => codeKey(part).length >= CODE_LETTERS_LEAST)
  return [label, ...parts].map(codeKey)
})

function productsWithin(text: string, products: readonly NamedProduct[]): NamedProduct[] {
  const found = new Set<NamedProduct>()
  let past = 0
  for (const { code, at, end } of codesIn(text)) {
    const product = at < past ? undefined : productOf(code, products)
    if (!product) continue
    found.add(product)
    past = end
  }
  return [...found]
}

function productOf(code: string, products: readonly NamedProduct[]): NamedProduct | undefined {
  const key = keyIn(code)
  return (
    products.find(({ label }) => keyOf(label) === key) ??
    products.find(({ label }) => isSameCode(label, code))
  )
}

/** The maker's letters before a code: "AWC-170L". */
const MAKER = /^awc[-\s]?(?=\d)/iu
/** A plate writes the size after the code: "180-2.500", "1510-25". */
const SIZE_BEHIND = /^(?!\d+-\d+-)([\p{L}\d]{3,})-\d+(?:[.,]\d+)?$/u

/** Every part of a text that may be a code, the longer ones first at each word; a size is none. */
function* codesIn(written: string): Generator<{ code: string; at: number; end: number }> {
  const words = sizesIn(written)
    .text.split(new RegExp(`[\\s,;:()/${SIZE_PLACEHOLDERS}]+`, 'u'))
    .map((word) => word.replace(MAKER, ''))
    .filter(Boolean)
  for (let at = 0; at < words.length; at += 1) {
    for (let end = Math.min(at + CODE_WORDS_MOST, words.length); end > at; end -= 1) {
      const code = words.slice(at, end).join(' ')
      const isMeasure = /^\d+$/.test(code) && MEASURE.test(words[end] ?? '')
      if (codeKey(code).length >= CODE_LETTERS_LEAST && !isMeasure) yield { code, at, end }
    }
    const [, head] = SIZE_BEHIND.exec(words[at] ?? '') ?? []
    if (head !== undefined && /\d/.test(head)) yield { code: head, at, end: at + 1 }
  }
}
