import { box, path, polyline, type Segment, type Sheet } from '../kit.ts'

export type Crown = 'domed' | 'pointed'

/** The groove's length, and its depth from the face on which the crown seals. */
export const D_GROOVE = { length: 54, depth: 40 } as const
export const D_RING = { from: 4, to: 50 } as const
/** The flat of the crown, where it is pressed against the other part. */
export const D_CROWN: Record<Crown, { from: number; to: number }> = {
  domed: { from: 20, to: 34 },
  pointed: { from: 22, to: 32 },
}
const SHOULDER = 18

export function dSection(crown: Crown): Segment[] {
  const { from, to } = D_CROWN[crown]
  const { depth } = D_GROOVE
  if (crown === 'pointed') {
    return polyline`M${D_RING.from} ${depth} V${SHOULDER} L${from} 0 H${to}
      L${D_RING.to} ${SHOULDER} V${depth}`
  }
  return path`M${D_RING.from} ${depth} V${SHOULDER} C${D_RING.from} 8 10 0 ${from} 0 H${to}
    C44 0 ${D_RING.to} 8 ${D_RING.to} ${SHOULDER} V${depth}`
}

/** The ring in its groove, with the pressure on its left. */
export const dRing = (groove: Sheet, id: string) =>
  groove
    .medium('process', box(0, D_GROOVE.length / 2, 0, D_GROOVE.depth))
    .part(id, 'elastomer', 'lip', dSection('domed'))
