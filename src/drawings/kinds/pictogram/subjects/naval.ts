import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'

/** Height of the propeller shaft's axis over the keel blocks. */
const AXIS = 84
const SEA = 202

/** A ship's stern from the side, broken open along its shaft. */
function draw(pen: Pen) {
  pen.fluid(box(-228, 236, 0, SEA))
  pen.line(`M206 ${SEA}H236`)
  pen.metal('M-46 252L-40 288H-8L-2 252Z')
  pen.plain(box(-190, -66, 252, 270))
  pen.plain(box(-164, -92, 270, 288))
  pen.metal(
    'M-228 22H-70C-20 22 10 44 44 60L66 62V106L74 128C84 158 112 176 160 182L206 190L214 252H-228Z',
  )
  pen.line('M20 268H214M20 252V268M68 252V268M116 252V268M164 252V268M212 252V268')
  shaftLine(pen.at(0, AXIS))
  propeller(pen.at(0, AXIS))
  pen.plain(box(177, 187, 170, 216))
  pen.metal('M164 174V36C164 30 168 26 174 26H202L212 174Z')
  pen.seal(box(166, 198, 194, 206))
}

/** Engine, shaft and stern tube, sealed at both of its ends. */
function shaftLine(pen: Pen) {
  pen.plain(box(-216, -34, -46, 66), 'thin')
  pen.plain(box(-34, 66, -24, 24), 'thin')
  pen.metal('M-204 -38V54H-126V10H-112V-38Z')
  for (const x of [-184, -164, -144]) pen.line(`M${x} 0V44`)
  pen.plain(box(-112, 88, -9, 9))
  for (const r of [-26, 9]) {
    pen.seal(box(-54, -34, r, r + 17))
    pen.seal(box(66, 82, r, r + 17))
  }
}

function propeller(pen: Pen) {
  for (const turn of [0, 180])
    pen.at(108, 0, { turn }).metal('M-12 14C-28 36 -22 60 0 70C22 60 28 36 12 14Z')
  pen.metal('M84 -20H128L152 0L128 20H84Z')
  pen.line('M98 -20C100 -6 108 8 122 20')
}

export const naval: Subject = {
  title: 'popa de un barco con su eje de hélice',
  description:
    'Popa vista de lado y abierta por el eje: el motor a la izquierda, el eje por el tubo de codaste, la hélice y el timón en el agua. En color, lo que sella: los sellos de los dos extremos del tubo y el de la mecha del timón.',
  draw,
}
