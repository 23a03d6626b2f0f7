import { box, pairs } from '../../../kit.ts'
import type { Pen, Scene } from '../pen.ts'
import { hallColumn, hoist, latticeGirder, levelSign, mountains } from '../plant/site.ts'
import { HYDRO_UNIT, hydroUnit, penstockValve } from '../plant/hydro-unit.ts'
import { band, corners } from '../plant/pipe.ts'
import { faceSealSection, sectionCircle } from '../plant/section-circle.ts'

/** The shaft seal, enlarged; its shaft is vertical. */
const DETAIL = { at: [368, 72], radius: 70, spot: 20 } as const
const X = 610
const AXIS = HYDRO_UNIT.distributor
const BORE = 34
const WALL = { left: 250, right: 838 }
const GALLERY = { left: 296, right: 432, top: -112, floor: -240 }
const TAILWATER = -158
const PENSTOCK = `M30 88L216 ${AXIS}H`

/** The slope down to the powerhouse, and the river beyond it. */
function landscape(pen: Pen) {
  mountains(pen, pairs`0 150, 64 196, 112 168, 170 208, 248 150, 300 172, 360 126`)
  pen.line('M0 84L128 -88', 'outline')
  for (const [x, h] of pairs`24 52, 66 -5, 106 -58`)
    pen.at(x, h, { turn: -53 }).faint('M0 0l-11 -11M9 0l-11 -11M18 0l-11 -11', 'hatch')
  pen.line(`M${WALL.right} -40H960`, { weight: 'hatch', dash: 'hidden' })
}

/** All water: penstock, spiral case, draft tube, tailrace. */
function water(pen: Pen) {
  const { spiral, spiralRadius, distributor } = HYDRO_UNIT
  pen.fluid(box(WALL.left, 500, AXIS - BORE, AXIS + BORE))
  pen.fluid(`M500 ${AXIS + BORE}L${X - 74} -156V-196L500 ${AXIS - BORE}Z`)
  pen.fluid({ centre: [X + spiral, distributor], radius: spiralRadius })
  pen.fluid(box(X - 76, X + 86, -196, -156))
  pen.fluid(
    `M558 -200H662L666 -262C668 -285 690 -300 720 -300L838 -292V${TAILWATER}H960V-330L840 -346L640 -352C575 -352 548 -310 552 -262Z`,
  )
  pen.line(`M838 ${TAILWATER}H960`)
  pen.line(`M850 ${TAILWATER - 10}h24M884 ${TAILWATER - 18}h30M866 ${TAILWATER - 30}h22`, 'hatch')
  levelSign(pen.at(916, TAILWATER))
}

/** The powerhouse's concrete, cut through the unit's axis: three masses around the waterway. */
function powerhouse(pen: Pen) {
  const { pit, pitFloor, turbinePit, spiral, spiralRadius: r, distributor } = HYDRO_UNIT
  const { left, right, top, floor } = GALLERY
  const mouth = Math.sqrt(r * r - 400)
  const eye = X + spiral
  const upstream = `M${X - pit} 0V${pitFloor}H${X - turbinePit}V-150L${X - 76} -156L500 ${AXIS + BORE}H${right}V${top}H${left}V${AXIS + BORE}H${WALL.left}V0Z`
  const below = `M${WALL.left} ${AXIS - BORE}H${left}V${floor}H${right}V${AXIS - BORE}H500L${X - 78} -196L${X - 52} -206L${X - 58} -262C548 -310 575 -352 640 -352L840 -346L960 -330V-368H${WALL.left}Z`
  const downstream = `M${X + pit} 0H${WALL.right}V-292L${X + 110} -300C${X + 80} -300 ${X + 58} -285 ${X + 56} -262L${X + 52} -206L${X + 78} -196H${eye - mouth}A${r} 0 ${eye + r} ${distributor}A${r} 0 ${eye - mouth} -156L${X + 76} -156L${X + turbinePit} -150V${pitFloor}H${X + pit}Z`
  for (const mass of [upstream, below, downstream]) pen.cut(mass, 'housing', 'outline')
  pen.line(`M806 -292V${TAILWATER + 60}M814 -292V${TAILWATER + 60}`, 'hatch')
}

function valveGallery(pen: Pen) {
  const { left, right, floor } = GALLERY
  pen.metal(box(346, 382, floor, AXIS - BORE - 14), 'thin')
  pen.line(`M${left} ${AXIS + BORE}H${right}M${left} ${AXIS - BORE}H${right}`, 'contact')
  penstockValve(pen.at(364, AXIS), BORE)
  const { outline, sides } = band(corners(`${PENSTOCK}${WALL.left + 3}`), BORE, 96)
  pen.cut(`M128 -88L150 -122L${WALL.left} -122V-236H168Z`, 'steel-opposed', 'spring')
  pen.fluid(outline)
  for (const side of sides) pen.line(side, 'contact')
}

function hall(pen: Pen) {
  for (const x of [WALL.left + 16, WALL.right - 16]) hallColumn(pen.at(x, 0), 172)
  latticeGirder(pen.at(WALL.left + 2, 172), WALL.right - WALL.left - 4, { panels: 16, height: 22 })
  pen.metal(box(WALL.left + 26, WALL.right - 26, 134, 148), 'thin')
  pen.line(`M${WALL.left + 26} 141H${WALL.right - 26}`, 'hatch')
  hoist(pen.at(770, 134), 66)
}

function draw(pen: Pen) {
  landscape(pen)
  hall(pen)
  water(pen)
  powerhouse(pen)
  valveGallery(pen)
  hydroUnit(pen.at(X, 0))
  sectionCircle(pen, { ...DETAIL, of: [X - 20, -143], turn: 90 }, faceSealSection)
  pen.note('Sello del eje', [DETAIL.at[0] - 14, DETAIL.at[1] + 6], [446, 104])
}

export const hydroTurbine: Scene = {
  title: 'corte de una central hidroeléctrica por el eje de su turbina',
  description:
    'La tubería forzada llega por la izquierda a la válvula de mariposa y a la cámara espiral; el rodete Francis gira bajo la tapa y descarga por el tubo de aspiración. Arriba, el generador y el puente grúa. En color, lo que sella: sello del eje, vástagos de los álabes directrices, laberintos del rodete, asiento de la válvula y junta de desmontaje. En el círculo, el corte del sello del eje.',
  ground: 370,
  card: { x: 292, top: 186, width: 500 },
  draw,
}
