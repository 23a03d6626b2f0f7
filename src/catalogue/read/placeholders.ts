import { z } from 'zod'
import { siteBrand } from '#schema/site.ts'
import type { Placeholders } from './content-file.ts'

/** Used where sitio.yaml is broken, so that it is reported once and not in every text. */
const UNKNOWN_BRAND: Placeholders = { marca: 'Marca', 'marca-slug': 'marca' }
const UNKNOWN_CITIES = 'Ciudad'

const siteCities = z.object({ branches: z.array(z.object({ city: z.string() })).nonempty() })
const pageProducts = z.object({ products: z.array(z.unknown()).nonempty() })

const codedProducts = z.object({ products: z.array(z.object({ code: z.string() })).nonempty() })

const AND = new Intl.ListFormat('es-CL')

/**
 * Placeholders for every text, from content/sitio.yaml: the brand, and the branches' cities
 * ("Antofagasta, Santiago y Concepción"), each once.
 */
export function sitePlaceholders(site: unknown): Placeholders {
  const brand = siteBrand.safeParse(site)
  const cities = siteCities.safeParse(site)
  return {
    ...(brand.success
      ? { marca: brand.data.brand.name, 'marca-slug': brand.data.brand.slug }
      : UNKNOWN_BRAND),
    ciudades: cities.success
      ? AND.format(new Set(cities.data.branches.map(({ city }) => city)))
      : UNKNOWN_CITIES,
  }
}

/**
 * Placeholders for a page's texts, from its product list: the count in words ("once" in "once modelos"; for one
 * see `ONE`) and the codes ("442C, 442M y 442"), if every product has one.
 */
export function pagePlaceholders(page: unknown): Placeholders {
  const listed = pageProducts.safeParse(page)
  const coded = codedProducts.safeParse(page)
  return {
    ...(listed.success && { productos: countInWords(listed.data.products.length) }),
    ...(coded.success && { modelos: AND.format(coded.data.products.map(({ code }) => code)) }),
  }
}

/** The count of one; its noun is the singular in `{productos|un modelo|modelos}`. */
export const ONE = 'un'

const COUNTS = (
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince ' +
  'dieciséis diecisiete dieciocho diecinueve veinte'
).split(' ')

/** In words up to twenty, in digits above (RAE, Ortografía 2010); the form before a masculine noun. */
function countInWords(count: number): string {
  return COUNTS[count] ?? String(count)
}
