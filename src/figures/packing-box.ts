/** The packing of a box: cross-section and ring length in mm, number of rings. */
export type PackingBox = {
  section: number
  /** Undefined without the box's depth. */
  rings?: number
  cutLength: number
}

/** More than binary fractions differ by: 3 rings of 3.3 mm fill 9.9 mm. */
const NOISE = 1e-6

/**
 * The packing for a shaft in a box, in mm: section = (bore − shaft) / 2; rings = depth / section, rounded down; a ring
 * is as long as the circle through the middle of its section, π × (shaft + section). Undefined if the box is no
 * wider than the shaft.
 */
export function packingBox(shaft: number, bore: number, depth?: number): PackingBox | undefined {
  const section = (bore - shaft) / 2
  if (shaft <= 0 || section <= 0) return undefined
  return {
    section,
    ...(depth !== undefined && depth > 0 && { rings: Math.floor(depth / section + NOISE) }),
    cutLength: Math.PI * (shaft + section),
  }
}
