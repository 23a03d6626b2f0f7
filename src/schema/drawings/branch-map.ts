import { z } from 'zod'
import { text } from '../text.ts'

/** Letters that have room on the map: of one name, and of all names in the row of the lying map. */
const NAME_LETTERS = 18
const ROW_LETTERS = 76
const OUT_OF_CHILE = 'queda fuera de Chile continental'

/** A city by its name and its place: degrees, south and west are negative. */
export const cityShape = {
  city: text.max(NAME_LETTERS, `no cabe en el mapa: tiene más de ${NAME_LETTERS} letras`),
  latitude: z.number().min(-56, OUT_OF_CHILE).max(-17, OUT_OF_CHILE),
  longitude: z.number().min(-76, OUT_OF_CHILE).max(-66, OUT_OF_CHILE),
}

export const NO_ROOM = 'los nombres de las ciudades no caben todos en el mapa'

/** Whether the names of the cities have room beside each other, a space between two. */
export function haveRoom(cities: readonly { city: string }[]): boolean {
  return cities.reduce((letters, { city }) => letters + city.length + 1, 0) <= ROW_LETTERS
}

/** Chile with the branch offices. */
export const branchMapSchema = z.strictObject({
  kind: z.literal('branch-map'),
  /** North up, or a strip with north to the left. */
  format: z.enum(['standing', 'lying']),
  points: z.array(z.strictObject(cityShape)).min(1).refine(haveRoom, NO_ROOM),
})
