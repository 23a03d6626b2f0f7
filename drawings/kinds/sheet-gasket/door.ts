import { box } from '../../geometry.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'

const [INSIDE, WALL, FACE, DOOR, OUTSIDE] = [64, 116, 156, 184, 216]
const FOLD = { r1: 52, r2: 104 }
const CLAMP = 138
const TOP = 176

/** A furnace door closed on its frame: the cloth lies folded between them, the fold inwards. */
export function door(sheet: Sheet) {
  const middle = (FACE + DOOR) / 2
  const foot = FOLD.r1 + 10
  const fold = polyline`M${FACE} ${foot} l8 -6 H${DOOR - 8} L${DOOR} ${foot} V${FOLD.r2} H${FACE}`
  sheet
    .medium('process', box(INSIDE, WALL, -170, TOP))
    .medium('process', box(WALL, DOOR, -170, foot))
    .opening(area(INSIDE - 3, INSIDE + 3, 0, TOP))
    .opening(area(INSIDE, WALL, TOP - 3, TOP + 3))
    .part('frame-wall', 'housing', 'housing', box(WALL, FACE, 34, TOP))
    .part('frame-wall-below', 'housing', 'housing', box(WALL, FACE, -170, -106))
    .part('door', 'housing', 'steel-opposed', box(DOOR, OUTSIDE, -170, 168))
    .part('gasket', 'elastomer', 'accent', fold)
    .line(polyline`M${middle} ${FOLD.r2} V${FOLD.r1 + 14}`, { weight: 'spring', tone: 'sheet' })
    .part('gasket-below', 'elastomer', 'accent', box(FACE, DOOR, -166, -124))
    .part('clamp-shank', 'fastener', 'unsectioned', box(FACE, DOOR, CLAMP - 7, CLAMP + 7), 'thin')
  studAndNut(sheet, 'clamp', OUTSIDE, CLAMP, 11)
  for (const [x, parts] of [
    [FACE, ['frame-wall', 'gasket']],
    [DOOR, ['gasket', 'door']],
  ] as const) {
    const media = ['process', 'atmosphere'] as const
    sheet.contact({ from: [x, foot], to: [x, FOLD.r2], parts, media })
  }
  sheet
    .callout('frame-wall', [WALL + 12, 150], 'marco')
    .callout('gasket', [FACE + 8, 84], 'tela plegada entre puerta y marco')
    .callout('door', [DOOR + 18, 70], 'puerta')
    .callout('clamp', [OUTSIDE + 17, CLAMP], 'apriete de la puerta')
}
