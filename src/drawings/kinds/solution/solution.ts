import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import { area, Sheet } from '../../sheet.ts'
import { Pen } from '../scene/pen.ts'
import { detenciones } from './scenes/detenciones.ts'
import { equipoEstacionario } from './scenes/equipo-estacionario.ts'
import { equipoRotatorio } from './scenes/equipo-rotatorio.ts'
import { fabricacionLocal } from './scenes/fabricacion-local.ts'
import { monitoreo } from './scenes/monitoreo.ts'
import { reparacion } from './scenes/reparacion.ts'
import type { SolutionScene } from './solution-scene.ts'

type SolutionDrawing = DrawingOf<'solution'>

const SCENES: Record<SolutionDrawing['solution'], SolutionScene> = {
  'equipo-estacionario': equipoEstacionario,
  'equipo-rotatorio': equipoRotatorio,
  reparacion,
  detenciones,
  monitoreo,
  'fabricacion-local': fabricacionLocal,
}

/** Heights over and under the floor, and the card: all the height, the middle of the width. */
const [TOP, BOTTOM] = [432, -52]
const CARD = { x: 160, top: 430, width: 640 }
/** What `Sheet` keeps above its row of balloons; these pictures have none. */
const TOP_MARGIN = 28

function layout({ solution: name }: SolutionDrawing) {
  const sheet = new Sheet()
  // What is drawn ends where the card does.
  for (const x of [CARD.x, CARD.x + CARD.width]) sheet.opening(area(x - 3, x + 3, 0, TOP))
  SCENES[name].draw(new Pen(sheet))
  return sheet.finish({
    balloonRow: TOP - TOP_MARGIN,
    bottom: BOTTOM,
    card: CARD,
    icon: { centre: [480, 190], side: 460 },
  })
}

const describe = ({ solution: name }: SolutionDrawing) => {
  const { title, description } = SCENES[name]
  return { title, description }
}

export const solution: KindDefinition<SolutionDrawing> = { layout, describe }
