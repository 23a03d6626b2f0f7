import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { radioWaves } from '../../parts/radio-waves.ts'
import { probeLink } from '../../parts/sensor-devices.ts'
import { breakLine } from '../../parts/break-line.ts'
import { path, polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'

const [LEFT, RIGHT] = [70, 590]
const TEE = { x: 286, half: 62, neck: 30 }
/** Pipe's axis, bore and wall; the section is drawn well above the sheet's own axis. */
const PIPE = { r: 70, bore: 36, wall: 50 }
const NECK_TOP = 158
const LINK: Point = [480, 156]

/** A tee in an oil line, cut: the probe reaches into the flow. */
export function probeInLine(sheet: Sheet) {
  const { r, bore, wall } = PIPE
  const { x, half, neck } = TEE
  sheet
    .medium('process', box(LEFT, RIGHT, r - bore, r + bore), 'oil')
    .medium('process', box(x - 17, x + 17, r + bore, r + 66))
    .opening(area(LEFT - 3, LEFT + 3, r - bore, r + bore))
    .opening(area(RIGHT - 3, RIGHT + 3, r - bore, r + bore))
    .part('lower-wall', 'housing', 'steel', box(LEFT, RIGHT, r - wall, r - bore))
  for (const way of [-1, 1] as const) {
    const end = way < 0 ? LEFT : RIGHT
    const at = (px: number) => x + way * px
    const upper = polyline`M${end} ${r + bore} H${at(17)} V${NECK_TOP - 10} V${NECK_TOP} H${at(neck)}
      V${r + wall + 10} H${at(half)} V${r + wall} H${end}`
    sheet.part(`${way < 0 ? 'left' : 'right'}-wall`, 'housing', 'steel', upper)
    breakLine(sheet, end, [r - wall, r + wall], way)
  }
  probe(sheet)
  link(sheet)
  flowArrow(sheet, [LEFT + 36, r], [LEFT + 116, r])
  sheet
    .text([LEFT, r - wall - 34], 'Línea de aceite', {
      anchor: 'start',
      tone: 'accent',
      strong: true,
    })
    .callout('left-wall', [x - 24, 140], 'T roscada de 1/2\u00a0in')
    .callout('probe', [x + 4, 190], 'sonda, M14 × 1,5')
    .callout('cable', [376, cableMiddle()], 'cable')
    .callout('link-link', [LINK[0] - 20, LINK[1] + 40], 'enlace con batería y antena')
    .callout('link-magnet', [LINK[0] + 10, LINK[1] + 4], 'imán o base')
}

function probe(sheet: Sheet) {
  const { x } = TEE
  const probeHexagon = box(x - 30, x + 30, NECK_TOP, NECK_TOP + 16)
  sheet
    .part('probe-tip', 'stationary', 'unsectioned', box(x - 9, x + 9, 62, 134), 'thin')
    .part('probe-thread', 'stationary', 'unsectioned', box(x - 17, x + 17, 134, NECK_TOP), 'thin')
    .part('probe-hexagon', 'fastener', 'unsectioned', probeHexagon, 'thin')
    .part('probe', 'stationary', 'outside', box(x - 15, x + 15, NECK_TOP + 16, NECK_TOP + 48))
  for (const r of [68, 78, 88, 98])
    sheet.line(polyline`M${x - 5} ${r} H${x + 5}`, { weight: 'spring', tone: 'accent' })
  for (const r of [138, 144, 150])
    sheet.line(polyline`M${x - 17} ${r} L${x + 17} ${r + 3}`, { weight: 'hatch' })
}

const PROBE_TOP = NECK_TOP + 48
const cableMiddle = () => (PROBE_TOP + LINK[1] + 20 + 16) / 2

function link(sheet: Sheet) {
  const { r, wall } = PIPE
  const [x, foot] = LINK
  const cable = path`M${TEE.x} ${PROBE_TOP}
    C${TEE.x} ${PROBE_TOP + 34} 350 ${PROBE_TOP + 20} 376 ${cableMiddle()}
    C400 ${foot + 22} 420 ${foot + 22} ${x - 34} ${foot + 22}`
  const bracket = polyline`M${x - 8} ${r + wall} H${x + 8} V${foot - 8} H${x + 46} V${foot}
    H${x - 46} V${foot - 8} H${x - 8}`
  sheet
    .part('bracket', 'housing', 'unsectioned', bracket, 'thin')
    .line(cable, { id: 'cable', weight: 'flow' })
  probeLink(sheet.at(LINK, { prefix: 'link-' }))
  radioWaves(sheet, [x + 34, foot + 56], 38)
}
