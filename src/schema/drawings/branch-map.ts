import { z } from 'zod'
import { text } from '../text.ts'

/** Letters that have room beside three more names on the map. */
const NAME_LETTERS = 18
const OUT_OF_CHILE = 'queda fuera de Chile continental'

/** A city by its name and its place: degrees, south and west are negative. */
export const cityShape = {
  city: text.max(NAME_LETTERS, `no cabe en el mapa: tiene más de ${NAME_LETTERS} letras`),
  latitude: z.number().min(-56, OUT_OF_CHILE).max(-17, OUT_OF_CHILE),
  longitude: z.number().min(-76, OUT_OF_CHILE).max(-66, OUT_OF_CHILE),
}

/** Chile with the branch offices. */
export const branchMapSchema = z.strictObject({
  kind: z.literal('branch-map'),
  /** North up, or a strip with north to the left. */
  format: z.enum(['standing', 'lying']),
  points: z.array(z.strictObject(cityShape)).min(1).max(4),
})
