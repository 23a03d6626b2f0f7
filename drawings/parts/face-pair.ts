import type { Contact } from '../model.ts'
import type { Sheet } from '../sheet.ts'

/** Radii of a contact band, and the one that its fluid loads it from. */
type Band = { b1: number; b2: number; balance: number }

/** The radius that leaves this share of the band's area under the pressure outside it. */
export const balanceRadius = (b1: number, b2: number, ratio: number) =>
  Math.sqrt(b2 * b2 - ratio * (b2 * b2 - b1 * b1))

/** The same where the pressure is inside. */
export const innerBalanceRadius = (b1: number, b2: number, ratio: number) =>
  Math.sqrt(b1 * b1 + ratio * (b2 * b2 - b1 * b1))

/** Where two faces meet: as a rule the rotary one on the process side, with its fluid round them. */
export function facesMeet(
  sheet: Sheet,
  x: number,
  { b1, b2, balance }: Band,
  parts: Contact['parts'] = ['rotary-face', 'stationary-face'],
  media: Contact['media'] = ['atmosphere', 'process'],
) {
  sheet.contact({ from: [x, b1], to: [x, b2], parts, media, balanceRadius: balance })
}
