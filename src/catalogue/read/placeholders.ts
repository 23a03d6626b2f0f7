import { z } from 'zod'
import { siteBrand } from '#schema/site.ts'
import type { Placeholders } from './content-file.ts'

/** Stand in where sitio.yaml is broken: that is reported once, and not again in every text. */
const UNKNOWN_BRAND: Placeholders = { marca: 'Marca', 'marca-slug': 'marca' }
const UNKNOWN_CITIES = 'Ciudad'

const siteCities = z.object({ branches: z.array(z.object({ city: z.string() })).nonempty() })
const pageProducts = z.object({ products: z.array(z.unknown()).nonempty() })

const codedProducts = z.object({ products: z.array(z.object({ code: z.string() })).nonempty() })

const AND = new Intl.ListFormat('es-CL')

/**
 * What every text may name and content/sitio.yaml says once: the brand, and the cities of the offices
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
 * What a page's texts may say of its list of products: how many, in words ("once" in "once modelos";
 * one has a noun of its own, see `ONE`); and their codes ("442C, 442M y 442"), where each has one of its own.
 */
export function pagePlaceholders(page: unknown): Placeholders {
  const listed = pageProducts.safeParse(page)
  const coded = codedProducts.safeParse(page)
  return {
    ...(listed.success && { productos: countInWords(listed.data.products.length) }),
    ...(coded.success && { modelos: AND.format(coded.data.products.map(({ code }) => code)) }),
  }
}

/** The count of one, whose noun stands in the singular: `{productos|un modelo|modelos}`. */
export const ONE = 'un'

const COUNTS = (
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince ' +
  'dieciséis diecisiete dieciocho diecinueve veinte'
).split(' ')

/** In words up to twenty, beyond in figures (RAE, Ortografía 2010); before a masculine noun. */
function countInWords(count: number): string {
  return COUNTS[count] ?? String(count)
}
