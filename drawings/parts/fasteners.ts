import { box, polyline, type Point, type Sheet } from '../kit.ts'

/** Washer, nut and the tail of the stud behind it. */
const STUD = { washer: 5, nut: 24, tail: 21 } as const

/** The visible end of a stud on the face `x`: washer, nut, tail. Fasteners are never cut. */
export function studAndNut(sheet: Sheet, id: string, x: number, r: number, half = 13) {
  const flat = half * 0.7
  const bar = (from: number, to: number, width: number) =>
    box(x + from, x + to, r - half * width, r + half * width)
  const [washer, nut] = [STUD.washer, STUD.washer + STUD.nut]
  sheet
    .part(`${id}-stud`, 'fastener', 'unsectioned', bar(washer, nut + STUD.tail, 0.6), 'thin')
    .part(`${id}-washer`, 'fastener', 'unsectioned', bar(0, washer, 1.8), 'thin')
    .part(id, 'fastener', 'unsectioned', bar(washer, nut, 1.5))
    .line(polyline`M${x + washer} ${r + flat} H${x + nut}`)
    .line(polyline`M${x + washer} ${r - flat} H${x + nut}`)
    .centreLine([x - 24, r], [x + 64, r])
    .anchor(id, [x + 16, r + half + 2])
}

type ThroughStud = {
  /** The surfaces under the two nuts, in either order. */
  x1: number
  x2: number
  r: number
  half?: number
}

/** A stud with a nut at each end. Fasteners are never cut. */
export function throughStud(sheet: Sheet, id: string, { r, half = 12, ...seats }: ThroughStud) {
  const [x1, x2] = [Math.min(seats.x1, seats.x2), Math.max(seats.x1, seats.x2)]
  const reach = STUD.washer + STUD.nut + STUD.tail
  sheet.part(id, 'fastener', 'unsectioned', box(x1 - reach, x2 + reach, r - half, r + half), 'thin')
  for (const [x, way] of [
    [x1, -1],
    [x2, 1],
  ] as const) {
    const [washer, nut] = [x + way * STUD.washer, x + way * (STUD.washer + STUD.nut)]
    const washerOutline = box(x, washer, r - half * 1.9, r + half * 1.9)
    const nutOutline = box(washer, nut, r - half * 1.6, r + half * 1.6)
    sheet
      .part(`${id}-washer`, 'fastener', 'unsectioned', washerOutline, 'thin')
      .part(`${id}-nut`, 'fastener', 'unsectioned', nutOutline)
    for (const aside of [-half * 0.75, half * 0.75]) {
      sheet.line(polyline`M${washer} ${r + aside} H${nut}`)
    }
  }
  sheet.centreLine([x1 - reach - 12, r], [x2 + reach + 12, r])
}

/** A dowel or drive pin along the axis. */
export function pin(sheet: Sheet, id: string, x1: number, x2: number, r: number, half = 5) {
  sheet.part(id, 'fastener', 'unsectioned', box(x1, x2, r - half, r + half), 'thin')
}

type DrivePin = { x1: number; x2: number; r: number; cushion: readonly [x1: number, x2: number] }

/** A drive pin; `cushioned`: an elastic sleeve in the face ring softens the starting torque. */
export function drivePin(
  sheet: Sheet,
  id: string,
  drive: 'pin' | 'cushioned-pin',
  { x1, x2, r, cushion }: DrivePin,
) {
  if (drive === 'pin') {
    pin(sheet, id, x1, x2, r)
    return
  }
  sheet.part(`${id}-cushion`, 'elastomer', 'elastomer', box(...cushion, r - 9, r + 9), 'thin')
  pin(sheet, id, x1, x2, r, 4)
}

/** A radial screw that presses on the shaft at `r1`: cylindrical with a socket, or countersunk. */
export function radialScrew(
  sheet: Sheet,
  id: string,
  { x, r1, r2, head }: { x: number; r1: number; r2: number; head: 'set' | 'countersunk' },
) {
  const outline: Point[] =
    head === 'set'
      ? box(x - 11, x + 11, r1, r2 - 8)
      : polyline`M${x - 8} ${r1} H${x + 8} V${r2 - 16} L${x + 19} ${r2} H${x - 19}
        L${x - 8} ${r2 - 16}`
  const top = head === 'set' ? r2 - 8 : r2
  sheet
    .part(id, 'fastener', 'unsectioned', outline)
    .line(polyline`M${x - 6} ${top} v-14 H${x + 6} V${top}`)
    .centreLine([x, r1 - 14], [x, r2 + 18])
}

/** A screw head on a cylinder, seen from above, with its socket. */
export function screwHeadOnCylinder(sheet: Sheet, id: string, centre: Point) {
  sheet.part(id, 'fastener', 'unsectioned', { centre, radius: 10 }, 'thin')
  sheet.part(`${id}-socket`, 'fastener', 'unsectioned', { centre, radius: 4.5 }, 'thin')
}

const SHANK = 5
const HEAD = 10
const BEYOND = 12

/** A cap screw along the axis at the radius `r`: its shank from `tip` to `head`, its head from there to `end`. */
export function capScrew(
  sheet: Sheet,
  id: string,
  { tip, head, end, r }: { tip: number; head: number; end: number; r: number },
) {
  const [low, high] = [r - SHANK, r + SHANK]
  const outline = polyline`M${tip} ${low} H${head} V${r - HEAD} H${end} V${r + HEAD} H${head}
    V${high} H${tip}`
  const way = Math.sign(end - tip)
  sheet
    .part(id, 'fastener', 'unsectioned', outline, 'thin')
    .centreLine([tip - way * BEYOND, r], [end + way * BEYOND, r])
}
