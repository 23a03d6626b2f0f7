import type { Facet } from '#schema/vocabulary.ts'

/** What a figure limits, where no property of a product names it. */
export const FACET_NAMES: Readonly<Record<Facet, string>> = {
  diameter: 'Diámetro',
  pressure: 'Presión',
  temperature: 'Temperatura',
  speed: 'Velocidad',
}
