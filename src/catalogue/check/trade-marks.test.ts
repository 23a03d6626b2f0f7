import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { textsIn } from '../read/texts-in.ts'

/** Trademarks of pump makers and materials, used only to identify their products. */
const MARKS = /\b(?:Sulzer|Warman|Viking|Inconel)\b/
const NOTICE = /marca de su titular/
const model = catalogue()

/** The places of the texts that name a trademark without the notice. */
function unnoticed(texts: readonly { place: string; text: string }[]): string[] {
  return texts
    .filter(({ text }) => MARKS.test(text) && !NOTICE.test(text))
    .map(({ place }) => place)
}

const wordsOf = (content: object) =>
  textsIn(content)
    .map(({ text }) => text)
    .join(' ')

test('a product that names another maker’s machine or metal says whose the mark is', () => {
  const products = model.products.map((product) => {
    const { id, fits = '', name, tagline, features, applications, notes } = product
    const text = wordsOf({ fits, name, tagline, features, applications, notes })
    return { place: id, text }
  })
  expect(unnoticed(products)).toEqual([])
})

test('a page does so too in the texts outside its products', () => {
  const pages = [...model.pages.values()].map(({ path, content }) => ({
    place: path,
    text: wordsOf({ ...content, products: [] }),
  }))
  expect(unnoticed(pages)).toEqual([])
})

test('a mark without its notice is found', () => {
  expect(unnoticed([{ place: 'bomba', text: 'Bombas Sulzer' }])).toEqual(['bomba'])
  const noticed = 'Bombas Sulzer. Sulzer es marca de su titular.'
  expect(unnoticed([{ place: 'bomba', text: noticed }])).toEqual([])
})

test('the maker’s own mark bears its sign in the title of a page, and nowhere else on it', () => {
  const signed = [...model.pages.values()].flatMap(({ path, content }) =>
    textsIn(content)
      .filter(({ text, at }) => text.includes('™') && at.join() !== 'title')
      .map(({ at }) => `${path} ${at.join('.')}`),
  )
  expect(signed).toEqual([])
})
