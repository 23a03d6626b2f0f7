import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { childrenOf } from '#catalogue/ask/pages.ts'
import { namedMaterials } from '#catalogue/show/named-lists.ts'
import { pagePaths } from '#catalogue/ask/sitemap.ts'
import { paintPixels } from '#drawings/png.ts'
import { SHARE_CARD, shareCardOf, shareCardSvg } from './share-card.tsx'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

/** Messengers show the card at a quarter of its size, at which 9 px is the least legible height. */
const LEAST_PX = 36
const model = catalogue()
const cardOf = (path: string) => {
  const card = shareCardOf(model, path)
  if (!card) throw new Error(`${path} has no card.`)
  return card
}
const productCard = (code: string) => {
  const product = model.products.find((one) => one.code === code)
  return cardOf(product?.href ?? '')
}
/** The card without its drawing, which has labels of its own. */
const lettering = (path: string) => shareCardSvg({ ...cardOf(path), drawing: undefined })

test.skipIf(isWithdrawn('1510'))('a product’s card says its code, its name and two figures', () => {
  expect(productCard('1510')).toMatchObject({
    code: '1510',
    title: 'Sello de cartucho simple, uso general en planta',
    figures: [
      { value: '25 a 120\u00a0mm', label: 'Eje' },
      { value: 'hasta 20\u00a0bar', label: 'Presión' },
    ],
  })
})

test.skipIf(isWithdrawn('10k-22kn'))(
  'a figure that holds only in a case is never without it',
  () => {
    const { figures } = productCard('10K / 22KN')
    expect(figures.length).toBeGreaterThan(0)
    for (const { label } of figures) expect(label).toMatch(/: /)
  },
)

test('where a buyer’s figures are few, what else is published stands beside them', () => {
  expect(productCard('T30').figures).toEqual([
    { value: '13,3\u00a0L', label: 'Capacidad' },
    { value: 'Acero inoxidable 304', label: 'Metal' },
  ])
  expect(productCard('442C XL').figures).toEqual([
    { value: '125 a 195\u00a0mm', label: 'Eje' },
    { value: 'NSF/ANSI 61', label: 'Norma' },
  ])
})

test('a list of materials is never told as if its first were the only one', () => {
  for (const { href, materials } of model.products) {
    const several = namedMaterials(materials).flatMap(({ values }) =>
      values.length > 1 ? values : [],
    )
    for (const { value } of cardOf(href).figures) expect(several).not.toContain(value)
  }
})

test('a computed figure says so on a card as everywhere: with ≈', () => {
  const values = model.products.flatMap(({ href }) =>
    cardOf(href).figures.map(({ value }) => value),
  )
  expect(values.some((value) => value.startsWith('≈ '))).toBe(true)
  expect(values.filter((value) => value.includes('~'))).toEqual([])
})

test('a family’s card says how much it holds', () => {
  const path = '/productos/sellos-mecanicos'
  const categories = childrenOf(model, path)
  const products = categories.flatMap((category) => category.products)
  expect(cardOf(path).figures).toEqual([
    { value: String(products.length), label: 'productos' },
    { value: String(categories.length), label: 'categorías' },
  ])
})

/** Invisible, and keeps two letters together. */
const WORD_JOINER = '\u2060'

/** Whether the renderer paints a character. */
async function isInked(character: string): Promise<boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><text x="4" y="30" font-size="28">${character.replace('&', '&amp;')}</text></svg>`
  const { pixels } = await paintPixels(svg, 40)
  return pixels.some((value, index) => index % 4 === 3 && value > 0)
}

test('a sign that the typeface lacks leaves no ink', async () => {
  expect(await isInked('☃')).toBe(false)
  expect(await isInked(`O${WORD_JOINER}`)).toBe(true)
})

test('a card bears the company’s logo, on paper, in place of the sign and the name', () => {
  const logo = { href: 'data:image/png;base64,AAAA', width: 480, height: 60 }
  const svg = shareCardSvg({ ...cardOf('/contacto'), drawing: undefined, logo })
  expect(svg).toContain(`<image href="${logo.href}"`)
  expect(svg).not.toContain(model.site.brand.name)
})

describe('every card', () => {
  test('shows every sign of its words and figures: −40 never reads 40', async () => {
    const words = pagePaths(model).flatMap((path) => {
      const { brand, code = '', title, figures } = cardOf(path)
      return [brand, code, title, ...figures.flatMap(({ value, label }) => [value, label])]
    })
    const signs = [...new Set(words.join('').replaceAll(/\s/g, '').replaceAll(WORD_JOINER, ''))]
    const lost = []
    for (const sign of signs) if (!(await isInked(sign))) lost.push(sign)
    expect(signs).toContain('−')
    expect(lost).toEqual([])
  })

  test('is lettered large enough for 300 px, inside its edges, and nothing over another', () => {
    const faults: string[] = []
    for (const path of pagePaths(model)) {
      const svg = lettering(path)
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
      if (Math.min(...sizes) < LEAST_PX) faults.push(`${path}: ${Math.min(...sizes)} px`)
      const lines = [...svg.matchAll(/<text [^>]*y="([\d.]+)"[^>]*font-size="([\d.]+)"/g)].map(
        ([, y, size]) => ({ y: Number(y), size: Number(size) }),
      )
      if (lines.some(({ y }) => y > SHARE_CARD.height - 40)) faults.push(`${path}: below the edge`)
      const crossed = lines.some(
        ({ y, size }, at) => at > 0 && y - size * 0.75 < (lines[at - 1]?.y ?? 0),
      )
      if (crossed) faults.push(`${path}: lines over each other`)
    }
    expect(faults).toEqual([])
  })
})
