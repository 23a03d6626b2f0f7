import { z } from 'zod'
import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
  type FlangeJoint,
} from '../assemblies/flange-joint.ts'
import { onSheet, box, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { dimension, dimensionFromOutside, extensionLine } from '../parts/dimension.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

/** Conical springs under the nut of a flange stud, which maintain its load. */
const schema = z.strictObject({
  kind: z.literal('disc-spring'),
  /** One spring, or two nested for twice the load. */
  arrangement: z.enum(['single', 'parallel']).default('single'),
})

type DiscSpringDrawing = z.output<typeof schema>
export type Arrangement = DiscSpringDrawing['arrangement']

/** A conical disc spring (DIN EN 16983) in section: bore, outer diameter and thickness. */
type DiscSpring = { inner: number; outer: number; thickness: number; cone: number }

/** The start of each disc of the stack. */
const places = (arrangement: Arrangement, { thickness }: DiscSpring) =>
  arrangement === 'single' ? [0] : [0, thickness]

const stackHeight = (arrangement: Arrangement, disc: DiscSpring) =>
  (places(arrangement, disc).at(-1) ?? 0) + disc.thickness + disc.cone

/** A stack of springs on an axis along `u`, from `[u, v]`; each is cut on both sides of the axis. */
function stack(
  sheet: Sheet,
  id: string,
  arrangement: Arrangement,
  disc: DiscSpring,
  [u, v]: Point,
) {
  const { inner, outer, thickness, cone } = disc
  for (const start of places(arrangement, disc)) {
    const [rim, bore] = [u + start, u + start + cone]
    for (const side of [1, -1]) {
      const half = polyline`M${rim} ${v + side * outer} h${thickness}
        L${bore + thickness} ${v + side * inner} H${bore}`
      sheet.part(id, 'elastomer', 'accent', half, 'thin')
    }
  }
}

const COLUMN = 772
const ALONE: DiscSpring = { inner: 44, outer: 124, thickness: 17, cone: 30 }
const LOADED: DiscSpring = { ...ALONE, cone: 9 }
const FREE_ROW = 152
const LOADED_ROW = -122

/** Letters of free and loaded height; h0 is only the cone's, the free height less the thickness (DIN EN 16983). */
const HEIGHTS: Record<Arrangement, readonly [free: string, loaded: string]> = {
  single: ['l0', 'l1'],
  parallel: ['L0', 'L1'],
}

/** The spring alone, free and loaded, with a vertical axis. */
function views(sheet: Sheet, { arrangement }: DiscSpringDrawing) {
  const free = stackHeight(arrangement, ALONE)
  const loaded = stackHeight(arrangement, LOADED)
  sheet.onlyOnSection(() => {
    upright(sheet, 'free', arrangement, ALONE, [COLUMN, FREE_ROW])
    upright(sheet, 'loaded', arrangement, LOADED, [COLUMN, LOADED_ROW])
    const low = LOADED_ROW + loaded + 12
    for (const x of [COLUMN - 54, COLUMN + 54]) flowArrow(sheet, [x, low + 50], [x, low])
  })
  const [atRest, underLoad] = HEIGHTS[arrangement]
  height(sheet, FREE_ROW, free, atRest)
  height(sheet, LOADED_ROW, loaded, underLoad)
  const under = FREE_ROW - 42
  for (const side of [-1, 1]) {
    extensionLine(sheet, COLUMN + side * ALONE.outer, FREE_ROW - 4, under - 36)
    extensionLine(sheet, COLUMN + side * ALONE.inner, FREE_ROW - 4, under - 4)
  }
  dimension(sheet, COLUMN - ALONE.inner, COLUMN + ALONE.inner, under, 'Di')
  dimension(sheet, COLUMN - ALONE.outer, COLUMN + ALONE.outer, under - 32, 'De')
  sheet
    .text([COLUMN, FREE_ROW + free + 36], 'Libre', { strong: true })
    .text([COLUMN, LOADED_ROW - 40], 'Cargado', { strong: true })
    .text([COLUMN + 76, LOADED_ROW + loaded + 34], 'F', { anchor: 'start' })
}

/** Cut edges, the rims behind them, and the axis. */
function upright(sheet: Sheet, id: string, arrangement: Arrangement, disc: DiscSpring, at: Point) {
  const turned = sheet.at(at, { turn: 90 })
  const total = stackHeight(arrangement, disc)
  const { inner, outer, cone } = disc
  stack(turned, id, arrangement, disc, [0, 0])
  const edge = (u: number, v: number) => turned.line(polyline`M${u} ${-v} V${v}`)
  edge(0, outer)
  edge(total, inner)
  edge(cone, inner)
  turned.centreLine([-14, 0], [total + 20, 0])
}

function height(sheet: Sheet, row: number, size: number, letter: string) {
  const x = COLUMN + ALONE.outer + 26
  sheet.onlyOnSection(() => {
    for (const r of [row, row + size])
      sheet.line(polyline`M${COLUMN + ALONE.outer + 6} ${r} H${x + 10}`, { weight: 'hatch' })
    dimensionFromOutside(sheet, x, row, row + size)
  })
  sheet.text([x + 14, row + size / 2 - 5], letter, { anchor: 'start' })
}

const HALF = 10
const JOINT: FlangeJoint = { centre: 276, half: HALF, face: 'raised' }
const GASKET = 98
/** Almost flat, as tightened. */
const DISC: DiscSpring = { inner: 14, outer: 36, thickness: 9, cone: 6 }

function layout(parameters: DiscSpringDrawing) {
  const { centre } = JOINT
  const { raisedFace, boltCircle, insideStuds, back } = FLANGE
  const { arrangement } = parameters
  const bearing = centre + HALF + back
  const sheet = new Sheet()
  const gasket = box(centre - HALF, centre + HALF, GASKET, insideStuds)
  sealedFlanges(sheet, JOINT, {
    gasket: () => sheet.part('gasket', 'elastomer', 'packing', gasket, 'thin'),
    seals: [GASKET, raisedFace, 'gasket'],
    edges: [{ half: HALF, outer: insideStuds }],
    extra: stackHeight(arrangement, DISC),
  })
  stack(sheet, 'spring', arrangement, DISC, [bearing, boltCircle])
  stack(sheet, 'spring-outside', arrangement, DISC, [bearing, -boltCircle])
  views(sheet, parameters)
  sheet
    .callout('gasket', [centre, 150], 'junta')
    .callout('spring', [bearing + 4, boltCircle + 30], 'resorte de disco')
  return finishFlanges(sheet, JOINT, { card: 150, row: [bearing, 200] })
}

const ARRANGEMENTS: Record<Arrangement, string> = {
  single: 'Un resorte cónico bajo la tuerca.',
  parallel: 'Dos resortes encajados bajo la tuerca suman su carga.',
}

const describe = ({ arrangement }: DiscSpringDrawing) => ({
  title: `unión embridada con carga dinámica${onSheet(' y estados del resorte')}`,
  description: `Media sección. ${ARRANGEMENTS[arrangement]} El apriete lo aplana de la altura libre ${HEIGHTS[arrangement].join(' a ')}; cuando la junta cede o el perno se dilata, se abre otra vez y mantiene la carga. De y Di son sus diámetros.`,
})

export const discSpring: KindDefinition<typeof schema> = { schema, layout, describe }
