import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { LONGEST, TOOLS } from './tools.ts'

type ToolKit = DrawingOf<'tool-kit'>

/** The tools' feet, so that their middle lies on the sheet's axis. */
const FOOT = -LONGEST / 2
const BALLOON_ROW = LONGEST / 2 + 70
const MARGIN = 40
const GAP = 42
/** A sheet for one tool is as wide, so that its balloon keeps its size beside others'. */
const LEAST_WIDTH = 620

function layout({ tools }: ToolKit) {
  const sheet = new Sheet()
  const across = tools.map((tool) => TOOLS[tool].left + TOOLS[tool].right + GAP)
  const taken = across.reduce((sum, one) => sum + one, 2 * MARGIN - GAP)
  const width = Math.max(taken, LEAST_WIDTH)
  let edge = MARGIN + (width - taken) / 2
  for (const tool of tools) {
    const { name, left, right, draw } = TOOLS[tool]
    const placed = sheet.at([edge + left, FOOT], { prefix: `${tool}-` })
    const { id, dot } = draw(placed)
    placed.callout(id, dot, name)
    edge += left + right + GAP
  }
  const cardWidth = Math.max(taken - MARGIN, ((LONGEST + MARGIN) * 4) / 3)
  const card = { x: (width - cardWidth) / 2, top: (cardWidth * 3) / 8, width: cardWidth }
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    bottom: FOOT - MARGIN,
    width,
    card,
    row: card,
    icon: { centre: [width / 2, 0], side: LONGEST + MARGIN },
  })
}

const namesOf = (tools: ToolKit['tools']) =>
  new Intl.ListFormat('es').format(tools.map((tool) => TOOLS[tool].name))

const describe = ({ tools }: ToolKit) => ({
  title: 'herramientas para cortar, extraer y apisonar',
  description: `Vista de ${namesOf(tools)}${tools.length > 1 ? ', dibujados a una misma escala' : ''}. Sirven para montar y retirar empaquetadura y para cortar juntas en terreno.`,
})

export const toolKit: KindDefinition<ToolKit> = { layout, describe }
