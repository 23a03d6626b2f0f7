import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { pagePaths } from '#catalogue/sitemap.ts'
import { SHARE_CARD, shareCardOf, shareCardSvg } from './share-card.tsx'

/** A messenger shows the card at a quarter of its size; 9 px is the least that is read there. */
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
/** The card without its drawing, whose letters are its own. */
const lettering = (path: string) => shareCardSvg({ ...cardOf(path), drawing: undefined })

test('a product’s card says its code, its name and two figures', () => {
  expect(productCard('1510')).toMatchObject({
    code: '1510',
    title: 'Sello de cartucho simple, uso general en planta',
    figures: [
      { value: '25 a 120\u00a0mm', label: 'Eje' },
      { value: 'hasta 20\u00a0bar', label: 'Presión' },
    ],
  })
})

test('a figure that holds only in a case is never without it', () => {
  const { figures } = productCard('10K / 22KN')
  expect(figures.length).toBeGreaterThan(0)
  for (const { label } of figures) expect(label).toMatch(/: /)
})

test('a family’s card says how much it holds', () => {
  expect(cardOf('/productos/sellos-mecanicos').figures).toEqual([
    { value: '51', label: 'productos' },
    { value: '11', label: 'categorías' },
  ])
})

describe('every card', () => {
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
