import { z } from 'zod'
import { shaftSize } from './shaft-size.ts'

/** A split seal: every ring in two halves, drawn in section and from the front, halves parted. */
export const splitSchema = z.strictObject({
  kind: z.literal('split'),
  shaft: shaftSize.default('medium'),
  /**
   * `adjustable-lugs`: lugs that slide round the gland; `radial-lugs`: many lugs of one piece;
   * `slotted`: solid disc with open slots; `wedge`: wedge-shaped halves with a through bolt.
   */
  gland: z.enum(['adjustable-lugs', 'radial-lugs', 'slotted', 'wedge']).default('adjustable-lugs'),
  /** Bolts to the pump. */
  bolts: z.literal([2, 4, 8]).default(4),
  /** Always outside the fluid: flat clips on the gland, or a plate that carries coil springs. */
  springs: z.enum(['clips', 'plate']).default('clips'),
  /** Profile of the rotary face where its halves are held: a step, a ramp that pressure closes, or plain. */
  rotaryFace: z.enum(['stepped', 'ramp', 'plain']).default('stepped'),
  /** Buttons of the holder that centre it on the shaft. */
  centringButtons: z.boolean().default(false),
  /** Radial room between the shaft and what stands still. */
  clearance: z.enum(['normal', 'wide']).default('normal'),
  ports: z.enum(['radial', 'oblique']).default('radial'),
  /** Vanes on the rotary holder that send the fluid through a cooler (API plan 23). */
  pumpingRing: z.boolean().default(false),
})
