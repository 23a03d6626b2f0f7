import { box, polyline, type Box, type Point, type Segment, type Sheet } from '../kit.ts'

/** Keeps the wire's thickness inside the walls. */
const INSET = 1.5

/** Points alternating between two radii. */
export function zigzag({ x1, x2, r1, r2 }: Box, turns: number): Point[] {
  return Array.from({ length: turns * 2 + 1 }, (_, i): Point => [
    x1 + ((x2 - x1) * i) / (turns * 2),
    i % 2 ? r2 : r1,
  ])
}

/** Half the wire's thickness, kept inside the walls. */
const WIRE_HALF = 2.2
/** Fewer turns do not look like a coil, however small the space. */
const LEAST_TURNS = 4
/** With a smaller pitch or height, the two edges of a round wire would merge. */
const LEAST_PITCH = 6.5
const LEAST_HEIGHT = 12

/**
 * A coil spring along the axis, from outside: the front strands as round wire, the rear ones as thin lines; in a small
 * space, loops of one wire. Springs are never cut.
 */
export function coilSpring(sheet: Sheet, id: string, room: Box, turns = LEAST_TURNS) {
  const [x1, x2] = [room.x1 + WIRE_HALF, room.x2 - WIRE_HALF]
  const [r1, r2] = [room.r1 + WIRE_HALF, room.r2 - WIRE_HALF]
  const coils = Math.max(LEAST_TURNS, Math.min(turns, Math.floor((x2 - x1) / LEAST_PITCH)))
  const strand = (x2 - x1) / (coils * 2)
  if (r2 - r1 < LEAST_HEIGHT || strand * 2 < LEAST_PITCH) {
    loops(sheet, id, { x1, x2, r1, r2 }, coils)
    return
  }
  sheet.line(zigzag({ x1, x2, r1, r2 }, coils), { id })
  for (let i = 0; i < coils; i++) {
    const x = x1 + 2 * i * strand
    sheet.line(polyline`M${x} ${r1} L${x + strand} ${r2}`, { weight: 'wire' })
  }
  const at = 2 * Math.floor(coils / 2) - 0.5
  sheet.anchor(id, [x1 + strand * at, (r1 + r2) / 2])
}

/** The sideways bulge of a loop, in half turns: enough for neighbours to overlap, as coils do. */
const BULGE = 0.9

/** A small coil spring, as loops: straight strands would look like a zigzag. */
function loops(sheet: Sheet, id: string, { x1, x2, r1, r2 }: Box, coils: number) {
  // The first and last bulge extend three quarters of their handles' reach, as cubic curves do.
  const half = (x2 - x1) / (coils * 2 + 1.5 * BULGE)
  const reach = BULGE * half
  const start = x1 + 0.75 * reach
  const strand = (i: number): Segment => {
    const [from, to] = i % 2 ? [r2, r1] : [r1, r2]
    const side = i % 2 ? -reach : reach
    const x = start + i * half
    return {
      to: [x + half, to],
      via: [
        [x + side, from],
        [x + half + side, to],
      ],
    }
  }
  const strands = Array.from({ length: coils * 2 }, (_, i) => strand(i))
  sheet.line([[start, r1], ...strands], { id, weight: 'hatch' })
  for (let i = 0; i < coils; i++) {
    sheet.line([[start + 2 * i * half, r1], strand(2 * i)], { weight: 'edge' })
  }
  const i = 2 * Math.floor(coils / 2) - 1
  sheet.anchor(id, [start + (i + 0.5) * half - 0.75 * reach, (r1 + r2) / 2])
}

/** The number of rings of a wave spring. */
const RINGS = 3
/** A ring's amplitude as a share of the pitch: below 1, or neighbours would seem to cross. */
const SWING = 0.9
/** The waves of a ring, between the walls. */
const WAVES = 2

/** A wave spring from the side: rings of flat wire, stacked, all bent alike between the walls. */
export function waveSpring(sheet: Sheet, id: string, { x1, x2, r1, r2 }: Box) {
  const step = (r2 - r1) / (WAVES * 2)
  const width = x2 - x1 - 2 * INSET
  const pitch = width / (RINGS - 1 + SWING)
  const swing = pitch * SWING
  const ring = (left: number): Segment[] => {
    const path: Segment[] = [[left, r1]]
    for (let i = 0; i < WAVES * 2; i++) {
      const [from, to] = i % 2 ? [left + swing, left] : [left, left + swing]
      const r = r1 + i * step
      path.push({
        to: [to, r + step],
        via: [
          [from, r + step / 2],
          [to, r + step / 2],
        ],
      })
    }
    return path
  }
  for (let i = 0; i < RINGS; i++) {
    const left = x1 + INSET + i * pitch
    sheet.line(ring(left), { ...(i === 0 && { id }), weight: 'edge' })
  }
  sheet.anchor(id, [x1 + INSET + swing / 2, r1 + step / 2])
}

export type DiscStack = {
  /** The number of nested discs in each group. */
  nested: number
  /** Height of a disc's cone: large unloaded, small under load. */
  cone: number
  /** Whether a case guides the discs from outside; its height then indicates the load. */
  isCased?: boolean
}

/** The groups of discs, which face each other. */
const GROUPS = 4
const THICKNESS = 4
const OUTER = 26
const INNER = 11
const STUD = 7
const WASHER = 5
const CASE = { inner: 27, outer: 32 } as const
const CAP = 5

/** Length of a stack, its washer included. */
export const discStackLength = ({ nested, cone, isCased = false }: DiscStack) =>
  GROUPS * (cone + nested * THICKNESS) + WASHER + (isCased ? CAP : 0)

/**
 * Conical disc springs on a stud along the axis, from the face at `start`; DIN EN 16983. Springs are never cut: both
 * sides of the stud show. Returns the end of the stack.
 */
export function discStack(sheet: Sheet, id: string, [x, r]: Point, stack: DiscStack): number {
  const { nested, cone, isCased = false } = stack
  const end = x + discStackLength({ ...stack, isCased: false })
  const part = (suffix: string, outline: Point[]) =>
    sheet.part(`${id}-${suffix}`, 'fastener', 'unsectioned', outline, 'thin')
  part('stud', box(x, end, r - STUD, r + STUD))
  part('washer', box(x, x + WASHER, r - OUTER - 2, r + OUTER + 2))
  for (let group = 0; group < GROUPS; group++) {
    const start = x + WASHER + group * (cone + nested * THICKNESS)
    const [inner, outer] = group % 2 === 0 ? [cone, 0] : [0, cone]
    for (let i = 0; i < nested; i++) {
      const at = start + i * THICKNESS
      for (const side of [1, -1]) {
        const outline = polyline`M${at + inner} ${r + side * INNER}
          L${at + outer} ${r + side * OUTER} h${THICKNESS}
          L${at + inner + THICKNESS} ${r + side * INNER}`
        sheet.part(id, 'fastener', 'outside', outline, 'thin')
      }
    }
  }
  sheet
    .anchor(`${id}-washer`, [x + WASHER / 2, r - OUTER])
    .anchor(id, [x + WASHER + 2 + nested * 2, r + OUTER - 1])
  if (!isCased) return end
  part('case', box(x + WASHER + 2, end, r + CASE.inner, r + CASE.outer))
  part('case', box(x + WASHER + 2, end, r - CASE.outer, r - CASE.inner))
  part('cap', box(end - 1, end + CAP, r - CASE.outer, r + CASE.outer))
  sheet.anchor(`${id}-case`, [x + 24, r + (CASE.inner + CASE.outer) / 2])
  return end + CAP
}
