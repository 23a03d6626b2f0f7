import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { presentFacts } from '#catalogue/show/product-facts.ts'
import { describedFor, presentProductList } from './product-list.ts'
import { facetColumns } from './list-columns.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const model = catalogue()

function productOf(id: string) {
  const product = model.products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return product
}

/** The pressure that a page shows for a product. */
function pressureOn(path: string, id: string): string | undefined {
  const page = model.pages.get(path)
  if (!page) throw new Error(`no page ${path}`)
  const columns = facetColumns(page.products, describedFor(page, model))
  const figure = columns.find((column) => column.id === 'pressure')?.figureOf(productOf(id))
  return figure && `${figure.si.text} ${figure.condition ?? ''}`.replaceAll('\u00a0', ' ').trim()
}

test('the heading of a group spans what its rows print, on every page that folds', async () => {
  const numbers = (text: string) =>
    [...text.replaceAll(/[.\u00a0](?=\d{3})/g, '').matchAll(/[−\d,]*\d/g)].map(([one]) =>
      Number(one.replace('−', '-').replace(',', '.')),
    )
  const said: string[] = []
  for (const page of model.pages.values()) {
    const { groups, columns } = await presentProductList(page, model)
    for (const { heading, rows, fold } of groups)
      for (const { si } of fold?.envelope ?? []) {
        const unit = si.text.split('\u00a0').at(-1)
        const at = columns.findIndex(({ units }) => units?.si === unit)
        const printed = rows.flatMap(({ figures }) => {
          const text = figures[at]?.si.text ?? ''
          return text.endsWith(unit ?? '') ? numbers(text) : []
        })
        const [from, to] = [Math.min(...printed), Math.max(...printed)]
        const own = numbers(si.text)
        if (own.at(-1) !== to || (own.length > 1 && own[0] !== from))
          said.push(`${page.path} ${heading}: ${si.text}, rows ${from} to ${to}`)
      }
  }
  expect(said).toEqual([])
})

test('a sheet that limits pressure times temperature shows neither without «no a la vez»', () => {
  const limited = model.products.filter(({ specs }) => specs.some((row) => row.notTogether))
  expect(limited.length).toBeGreaterThanOrEqual(6)
  for (const product of limited) {
    const { keyFigures, specs } = presentFacts(product, model)
    const shown = [
      ...keyFigures.filter(({ facet }) => facet === 'pressure' || facet === 'temperature'),
      ...specs.filter((_, at) => product.specs[at]?.notTogether),
    ]
    expect(shown.length).toBeGreaterThanOrEqual(4)
    expect(shown.filter(({ condition = '' }) => !condition.includes('no a la vez'))).toEqual([])
  }
})

test.skipIf(isWithdrawn('1400r', '324'))(
  'where a machine is meant, its own figure is shown',
  () => {
    const valves = '/productos/empaquetaduras-mecanicas-juntas/sellos-valvulas'
    expect(pressureOn('/equipos/valvula', '1400r')).toContain('275 bar válvulas')
    expect(pressureOn('/equipos/bomba', '1400r')).toContain('15 bar bombas')
    expect(pressureOn('/industrias/petroquimica', '1400r')).toContain('275 bar válvulas')
    expect(pressureOn(valves, '1400r')).toContain('275 bar')
    // The product publishes no pressure for pumps.
    expect(pressureOn('/equipos/bomba', '324')).toBeUndefined()
  },
)
