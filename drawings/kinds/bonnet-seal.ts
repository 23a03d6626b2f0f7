import { onSheet } from '../sentences.ts'
import { z } from 'zod'
import { area, box, path, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { BEYOND_BREAK, breakBelow } from '../parts/break-line.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

/** The wedge ring of a pressure-seal bonnet: higher internal pressure makes it tighter. */
const schema = z.strictObject({ kind: z.literal('bonnet-seal') })

/** Angle of the cone on the bonnet, in degrees. */
const ANGLE = 45
const TURN = (ANGLE * Math.PI) / 180

const LEFT = 690
const HEIGHT = 118
const LENGTH = 190
const UPPER = 146
const LOWER = -24
const DETAIL_CAP = 9
const DETAIL_LIP = 34
/** Where the cone of the enlarged ring ends, and its back. */
const DETAIL_FOOT = LEFT + HEIGHT * Math.tan(TURN)
const DETAIL_END = Math.max(LEFT + LENGTH, DETAIL_FOOT + 50)

/** The ring's section, enlarged, with its angle; without and with caps. Returns a dot on a cap. */
function ringDetail(sheet: Sheet): Point {
  const rows = [
    { r: LOWER, isCapped: false },
    { r: UPPER, isCapped: true },
  ]
  const [foot, end] = [DETAIL_FOOT, DETAIL_END]
  sheet.onlyOnSection(() => {
    for (const { r, isCapped } of rows) {
      const detail = polyline`M${foot} ${r} H${end} v${HEIGHT} H${LEFT}`
      sheet.part('detail', 'stationary', 'graphite', detail)
      if (isCapped) capsOn(sheet, r)
    }
    angleMark(sheet)
  })
  sheet.text([foot - 26, UPPER + HEIGHT + 12], `${ANGLE}°`)
  for (const { r, isCapped } of rows) {
    const title = isCapped ? 'Con tapas' : 'Sin tapas'
    sheet.text([(foot + end) / 2 + 26, r - 30], title, { strong: true })
  }
  return [end - DETAIL_CAP / 2, UPPER + HEIGHT / 2]
}

function capsOn(sheet: Sheet, r: number) {
  const [foot, end] = [DETAIL_FOOT, DETAIL_END]
  const top = r + HEIGHT
  /** The cone's position at a depth below the ring's outer side. */
  const slant = (depth: number) => LEFT + ((foot - LEFT) * depth) / HEIGHT
  const detailCap = polyline`M${end - DETAIL_CAP} ${r + DETAIL_CAP} H${end - DETAIL_LIP} V${r} H${end} V${top}
    H${end - DETAIL_LIP} V${top - DETAIL_CAP} H${end - DETAIL_CAP}`
  const detailTipCap = polyline`M${LEFT} ${top} H${LEFT + DETAIL_LIP + 12} V${top - DETAIL_CAP}
    H${slant(DETAIL_CAP) + DETAIL_CAP} L${slant(40) + 18} ${top - 40} H${slant(40)}`
  sheet
    .part('detail-cap', 'stationary', 'unsectioned', detailCap)
    .part('detail-tip-cap', 'stationary', 'unsectioned', detailTipCap)
}

/** The angle between the cone and a plane across the axis. */
function angleMark(sheet: Sheet) {
  const [x, r] = [DETAIL_FOOT, UPPER]
  const radius = 62
  const [endX, endR] = [x - radius * Math.sin(TURN), r + radius * Math.cos(TURN)]
  sheet
    .line(polyline`M${x} ${r} V${r + HEIGHT + 20}`)
    .line(path`M${x} ${r + radius} A${radius} 0 ${endX} ${endR}`)
}

/** Radii of the bonnet's neck, of the body's bore and of its outside. */
const NECK = 92
const BORE = 158
const OUTSIDE = 232
/** The clearance of the bonnet's head and of the rings from the bore. */
const CLEARANCE = 4
/** Positions along the axis, from the pressure outwards. */
const BODY = { start: 40, end: 480 } as const
const HEAD_START = 150
/** Where the cone meets the neck. */
const FOOT = 306
const RUN = (BORE - NECK) * Math.tan(TURN)
const TIP = FOOT - RUN
const RING_END = 324
const SPACER_END = 360
const SEGMENT_END = 404
const SEGMENT = { inner: NECK + 24, outer: BORE + 34 } as const
const PLATE_END = 508
const NECK_END = 570
const CAP = 5
const CAP_LIP = 22
const BALLOON_ROW = 290
/** The break of the section, a little below its axis. */
const BREAK = -34
const BOTTOM = -86
const CARD = { x: 60, top: 276, width: 560 }

function layout() {
  const sheet = new Sheet()
  bodyAndBonnet(sheet)
  ring(sheet)
  breakBelow(sheet, [BODY.start, NECK_END], BREAK)
  for (const r of [28, 84]) flowArrow(sheet, [70, r], [138, r])
  const detail = ringDetail(sheet)
  sheet
    .callout('body', [80, BORE + 50], 'cuerpo de la válvula')
    .callout('bonnet', [190, 120], 'bonete, empujado por la presión')
    .callout('ring', [RING_END - 24, NECK + 26], 'anillo de grafito en cuña')
    .callout('spacer', [RING_END + 14, BORE - 16], 'anillo de apoyo')
    .callout('segment', [SPACER_END + 26, BORE + 16], 'anillo de segmentos, en su ranura')
    .callout('plate', [PLATE_END - 12, BORE - 10], 'placa que retiene el bonete sin presión')
    .callout('detail-cap', detail, 'tapa metálica antiextrusión')
    .centreLine([8, 0], [NECK_END + 24, 0], 'centre')
    .text([BODY.start, BOTTOM + 20], 'Presión de línea', {
      anchor: 'start',
      tone: 'accent',
      strong: true,
    })
    .text([NECK_END, BOTTOM + 20], 'Lado atmósfera', { anchor: 'end', strong: true })
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    bottom: BOTTOM,
    card: CARD,
    row: { centre: [RING_END - 30, BORE - 20], side: 240 },
  })
}

function bodyAndBonnet(sheet: Sheet) {
  const lip = BORE - CLEARANCE
  const lipEnd = TIP + (RUN * CLEARANCE) / (BORE - NECK)
  const body = polyline`M${BODY.start} ${BORE} H${SPACER_END} V${SEGMENT.outer} H${SEGMENT_END}
    V${BORE} H${BODY.end} V${OUTSIDE} H${BODY.start}`
  const bonnet = polyline`M${HEAD_START} ${BREAK - BEYOND_BREAK} H${NECK_END} V${NECK} H${FOOT}
    L${lipEnd} ${lip} H${HEAD_START}`
  sheet
    .medium('process', box(BODY.start, HEAD_START, BREAK, BORE))
    .medium('process', polyline`M${HEAD_START} ${lip} H${lipEnd} L${TIP} ${BORE} H${HEAD_START}`)
    .opening(area(0, BODY.start + 2, BREAK, OUTSIDE))
    .part('body', 'housing', 'housing', body)
    .part('bonnet', 'stationary', 'steel-opposed', bonnet)
    .part('plate', 'stationary', 'steel', box(BODY.end, PLATE_END, NECK, BORE + 40))
}

/** The wedge ring between the bonnet's cone, the bore and the spacer, and the parts that transmit its load outwards. */
function ring(sheet: Sheet) {
  const outline = polyline`M${FOOT} ${NECK} H${RING_END} V${BORE} H${TIP}`
  sheet.part('ring', 'stationary', 'graphite', outline)
  const cap = polyline`M${RING_END - CAP} ${NECK} H${RING_END} V${BORE} H${RING_END - CAP_LIP}
    V${BORE - CAP} H${RING_END - CAP}`
  sheet.part('cap', 'stationary', 'unsectioned', cap, 'thin')
  const segment = box(SPACER_END, SEGMENT_END, SEGMENT.inner, SEGMENT.outer)
  const spacerOutline = box(RING_END, SPACER_END, NECK + 3, BORE - CLEARANCE)
  sheet
    .part('spacer', 'stationary', 'steel-fine', spacerOutline)
    .part('segment', 'stationary', 'steel-opposed', segment)
    .contact({ from: [TIP, BORE], to: [RING_END, BORE], parts: ['body', 'ring'] })
    .line(polyline`M${TIP} ${BORE} L${FOOT} ${NECK}`, { weight: 'contact' })
}

const describe = () => ({
  title: `sello de grafito en un bonete autosellante, media sección${onSheet(' y sección del anillo')}`,
  description: `La presión de línea empuja el bonete hacia afuera; su cono, de 45°, aprieta el anillo de grafito contra el cuerpo y contra el anillo de apoyo, que descansa en los segmentos alojados en el cuerpo. ${onSheet('A la derecha, el anillo sin tapas y con tapas metálicas delgadas, que frenan la extrusión.')}`,
})

export const bonnetSeal: KindDefinition<typeof schema> = { schema, layout, describe }
