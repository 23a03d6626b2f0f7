/** What a packed box takes, in mm: the section of the packing, its rings, and how long to cut each. */
export type PackingBox = {
  section: number
  /** Undefined without the box's depth. */
  rings?: number
  cutLength: number
}

/**
 * The packing for a shaft in a box: section = (bore − shaft) / 2; rings = depth / section, whole; each ring as long as
 * the middle of its section goes round, π × (shaft + section). Undefined where the box is no wider than the shaft.
 */
export function packingBox(shaft: number, bore: number, depth?: number): PackingBox | undefined {
  const section = (bore - shaft) / 2
  if (shaft <= 0 || section <= 0) return undefined
  return {
    section,
    ...(depth !== undefined && depth > 0 && { rings: Math.floor(depth / section) }),
    cutLength: Math.PI * (shaft + section),
  }
}
