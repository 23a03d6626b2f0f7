/** The plate, 3:2, in sheet units. */
export const PLATE = { width: 600, height: 400 }

/**
 * What a subject may use of it, to the units: `half` to either side of the plate's middle, and
 * so high from the ground line, which leaves the same margin below and above.
 */
export const FIELD = { half: 240, height: 288, margin: 56 }
