import { box, pairs, type Point } from '../../../kit.ts'
import { disc, type Pen } from '../pen.ts'

const TOP = 384

/** A continuous digester in the far background: stepped shell, screens, top separator, stairs, platforms. */
export function digester(pen: Pen) {
  pen.faint('M-7 0L-22 26V153.6L-19 161.3V374C-19 384 -10 388 -8 392V430')
  pen.faint('M-8 430H8V392C10 388 19 384 19 374V161.3L22 153.6V26L7 0')
  for (const [h, half] of pairs`66.1 22, 135.2 22, 219.7 19, 304.2 19`) {
    pen.faint(`M${-half} ${h}H${half}M${-half} ${h + 14}H${half}`, 'hatch')
    for (let x = 5 - half; x < half; x += 5) pen.faint(`M${x} ${h}V${h + 14}`, 'hatch')
  }
  pen.faint('M-8 410H8M-13 430H13V440H-13Z')
  for (let h = 44; h < TOP; h += 44)
    pen.faint(`M-34 ${h}H-22M22 ${h}H36M36 ${h}v10M29 ${h + 10}H36`, 'hatch')
  pen.faint(`M30 0V${TOP}M36 0V${TOP}`, 'hatch')
  for (let h = 6; h < TOP; h += 8) pen.faint(`M30 ${h}H36`, 'hatch')
}

const DRUM = 64
const DECK = 55
const VAT = 80
const COMPARTMENTS = 20
/** The pulp mat on the wire: from the vat, over the top, to the doctor blade (degrees from the right). */
const MAT = { from: 190, to: 28, thickness: 6 }

const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/** A vacuum drum washer cut across its axis, at the pen's origin; it turns to the right over the top. */
export function drumWasher(pen: Pen) {
  pen.fluid(`M${-VAT} 8V0A${VAT} 0 0 ${-VAT}A${VAT} 0 ${VAT} 0V-14L0 0L${-VAT} 8Z`)
  pen.plain(disc(0, 0, DRUM))
  mat(pen)
  pen.line(`M${-VAT} 30V0A${VAT} 0 0 ${-VAT}A${VAT} 0 ${VAT} 0V20`, 'outline')
  pen.line(`M${-VAT - 12} 30H${-VAT}M${VAT} 20H${VAT + 6}`, 'outline')
  pen.line(`M${DECK} 0A${DECK} 0 ${-DECK} 0A${DECK} 0 ${DECK} 0`)
  for (let i = 0; i < COMPARTMENTS; i++) {
    const angle = (i * 360) / COMPARTMENTS
    pen.line([polar(DECK, angle), polar(DRUM, angle)], 'hatch')
    if (i % 2 === 0) pen.line([polar(22, angle), polar(DECK, angle + 20)], 'hatch')
  }
  pen.seal(disc(0, 0, 24), 'thin')
  pen.metal(disc(0, 0, 19), 'thin')
  pen.plain(disc(0, 0, 9), 'thin')
  pen.line('M-12 0H12M0 -12V12', 'hatch')
  doctor(pen)
  for (const angle of [56, 82, 108, 134]) shower(pen, angle)
}

/** The mat thickens as the drum rises, then stays even until it is lifted off. */
function mat(pen: Pen) {
  const angles = Array.from({ length: (MAT.from - MAT.to) / 9 + 1 }, (_, i) => MAT.from - i * 9)
  const outer = angles.map((angle) => polar(DRUM + MAT.thickness, angle))
  pen.fluid([...outer, ...angles.toReversed().map((angle) => polar(DRUM, angle))])
  pen.line([...outer, polar(DRUM, MAT.to)])
}

function doctor(pen: Pen) {
  const [x, h] = polar(DRUM + 1, MAT.to)
  pen.metal(`M${x} ${h}L${VAT + 26} ${h - 22}V${h - 30}L${x + 3} ${h - 5}Z`, 'thin')
  pen.fluid(`M${x + 2} ${h + 8}L${VAT + 26} ${h - 15}V${h - 22}L${x} ${h}Z`)
  pen.line(`M${x + 2} ${h + 8}L${VAT + 26} ${h - 15}`)
}

function shower(pen: Pen, angle: number) {
  const [x, h] = polar(DRUM + 24, angle)
  const left = polar(DRUM + 7, angle + 8)
  const right = polar(DRUM + 7, angle - 8)
  pen.line([left, [x, h], right], 'hatch')
  pen.metal(disc(x, h, 5), 'thin')
}

/** A screw conveyor in its trough, cut along its axis, `length` from the pen: stuffing boxes at both ends. */
export function screwConveyor(pen: Pen, length: number) {
  pen.plain(box(0, length, -15, 15))
  const turns = Math.round(length / 22)
  const pitch = length / turns
  for (let i = 0; i < turns; i++) {
    const x = i * pitch
    pen.line(`M${x + 3} -12C${x + pitch * 0.35} -10 ${x + pitch * 0.5} 10 ${x + pitch * 0.85} 12`)
    pen.line(`M${x + pitch * 0.85} 12V3M${x + 3} -12V-3`, 'hatch')
  }
  pen.plain(box(-20, length + 14, -3, 3), 'thin')
  pen.seal(`B-8 0 -8 8 B${length} ${length + 8} -8 8`, 'thin')
}
