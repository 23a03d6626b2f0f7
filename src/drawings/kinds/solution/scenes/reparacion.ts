import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import type { SolutionScene } from '../solution-scene.ts'

const AXIS = 214
const BENCH = 88
const [BARREL, BORE, ROD] = [60, 46, 20]
const TUBE = { start: 236, end: 440 }
const PISTON = { start: 492, end: 546 }
const HEAD = { start: 646, end: 694 }

const across = (x1: number, x2: number, radius: number) => box(x1, x2, AXIS - radius, AXIS + radius)

function bench(pen: Pen) {
  for (const x of [196, 736]) pen.metal(box(x, x + 28, -52, BENCH - 24))
  pen.metal(box(224, 736, -8, 4), 'thin')
  pen.metal(box(160, 800, BENCH - 24, BENCH))
  const support = (x: number, top: number) => pen.metal(box(x - 20, x + 20, BENCH, top))
  support(276, AXIS - BARREL)
  support(404, AXIS - BARREL)
  support(520, AXIS - BORE)
  support(730, AXIS - ROD)
}

/** Spanners and a mallet on the wall. */
function tools(pen: Pen) {
  pen.faint('M196 412H764', 'spring')
  for (const [x, length] of [
    [240, 92],
    [300, 76],
    [360, 62],
  ] as const) {
    pen.faint(`M${x - 5} 398V${398 - length}M${x + 5} 398V${398 - length}`, 'spring')
    pen.faint(
      `M${x - 5} ${398 - length}L${x - 14} ${386 - length}V${374 - length}L${x - 5} ${382 - length}H${x + 5}L${x + 14} ${374 - length}V${386 - length}L${x + 5} ${398 - length}`,
      'spring',
    )
  }
  pen.faint('M596 398V326M604 398V326M572 326H628V298H572Z', 'spring')
  pen.faint('M690 398A34 1 690 330M690 384A20 1 690 344M690 398V384M690 344V330', 'spring')
}

/** The barrel, its upper half cut. */
function barrel(pen: Pen) {
  const { start, end } = TUBE
  pen.metal(disc(196, AXIS, 32))
  pen.plain(disc(196, AXIS, 15))
  pen.metal(across(216, start, BARREL))
  for (const x of [start + 26, end - 26])
    pen.metal(box(x - 13, x + 13, AXIS + BARREL, AXIS + BARREL + 20))
  pen.metal(box(start, end, AXIS - BARREL, AXIS))
  pen.plain(box(start, end, AXIS, AXIS + BORE))
  pen.cut(box(start, end, AXIS + BORE, AXIS + BARREL), 'steel', 'outline')
}

/** Rod with its piston; the head and the seals are slid along it. */
function rod(pen: Pen) {
  pen.plain(across(PISTON.end, 742, ROD))
  pen.metal(disc(764, AXIS, 32))
  pen.plain(disc(764, AXIS, 14))
  pen.plain(across(472, PISTON.start, 22))
  pen.metal(across(PISTON.start, PISTON.end, BORE))
  pen.seal(across(PISTON.start + 12, PISTON.start + 28, BORE + 2), 'thin')
  pen.plain(across(PISTON.end - 18, PISTON.end - 8, BORE), 'thin')
  pen.metal(across(HEAD.start, HEAD.end, BARREL))
  pen.metal(across(HEAD.start - 20, HEAD.start, BORE))
  pen.solid(across(HEAD.start - 12, HEAD.start - 5, BORE + 3))
  for (const h of [AXIS - 36, AXIS + 36]) pen.plain(disc((HEAD.start + HEAD.end) / 2, h, 9), 'thin')
  pen.seal(
    `M572 ${AXIS - 34}V${AXIS + 34}H586L580 ${AXIS + 27}H592V${AXIS - 27}H580L586 ${AXIS - 34}Z`,
    'thin',
  )
  pen.solid(across(604, 611, 36))
  pen.seal(
    `M708 ${AXIS - 32}V${AXIS + 32}H718L724 ${AXIS + 24}V${AXIS - 24}L718 ${AXIS - 32}Z`,
    'thin',
  )
}

/** New seals, ready on the bench. */
function seals(pen: Pen) {
  for (const [i, half] of [44, 36, 44].entries()) {
    const h = BENCH + i * 13
    if (i === 1) pen.solid(box(640 - half, 640 + half, h + 1, h + 12))
    else pen.seal(box(640 - half, 640 + half, h, h + 13), 'thin')
  }
}

function draw(pen: Pen) {
  pen.line('M160 -50H800', { weight: 'outline' })
  tools(pen)
  bench(pen)
  barrel(pen)
  rod(pen)
  seals(pen)
  pen.centreLine(`M160 ${AXIS}H800`)
  pen.note('Camisa', [300, AXIS + BORE + 7], [156, 330], 'left')
  pen.note('Pistón y sello', [PISTON.start + 20, AXIS - 30], [156, 120], 'left')
  pen.note('Tapa', [HEAD.end - 10, AXIS + 50], [804, 330])
  pen.note('Sellos nuevos', [666, BENCH + 6], [804, 120])
}

export const reparacion: SolutionScene = {
  title: 'cilindro hidráulico desarmado sobre el banco de trabajo',
  description:
    'De izquierda a derecha: la camisa en medio corte, el pistón con su sello y su banda de guía, los sellos de vástago, la tapa, el sello limpiador y el vástago con su ojo. Sobre el banco esperan los sellos nuevos.',
  draw,
}
