import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'

type Entry = { id?: string; code?: string; name?: string }

/** A copy of the content in which each page lists every product of its own so many times. */
export function multiplyContent(source: string, target: string, factor: number): void {
  cpSync(source, target, { recursive: true })
  for (const name of globSync('productos/**/*.yaml', { cwd: target })) {
    const file = path.join(target, name)
    const page: { description?: string; products?: Entry[] } = parse(readFileSync(file, 'utf8'))
    if (factor === 1 || !page.products) continue
    const own = page.products.filter(({ id }) => id !== undefined)
    const copies = Array.from({ length: factor - 1 }, (_, index) =>
      own.map((product) => copyOf(product, index + 2)),
    )
    const products = [...page.products, ...copies.flat()]
    // Named one by one, so many models are longer than a description may be.
    const description = page.description?.replace('{modelos}', 'sus modelos')
    const grown = { ...page, description, products }
    writeFileSync(file, stringify(grown, { aliasDuplicateObjects: false }))
  }
}

/** Another product in all that must be unique, and in its words, so that nothing is remembered. */
function copyOf(product: Entry, number: number): Entry {
  return {
    ...product,
    id: `${product.id}-serie-${number}`,
    ...(product.code !== undefined && { code: `${product.code} S${number}` }),
    name: `${product.name}, serie ${number}`,
  }
}
