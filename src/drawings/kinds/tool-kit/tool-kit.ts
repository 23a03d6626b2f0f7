import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { LONGEST, TOOLS } from './tools.ts'

/** The tools' feet, so that their middle lies on the sheet's axis. */
const FOOT = -LONGEST / 2
const BALLOON_ROW = LONGEST / 2 + 70
const MARGIN = 40
const GAP = 42

function layout() {
  const sheet = new Sheet()
  const across = TOOLS.map(({ left, right }) => left + right + GAP)
  const width = across.reduce((sum, one) => sum + one, 2 * MARGIN - GAP)
  let edge = MARGIN
  for (const { id: tool, name, left, right, draw } of TOOLS) {
    const placed = sheet.at([edge + left, FOOT], { prefix: `${tool}-` })
    const { id, dot } = draw(placed)
    placed.callout(id, dot, name)
    edge += left + right + GAP
  }
  const cardWidth = Math.max(width - MARGIN, ((LONGEST + MARGIN) * 4) / 3)
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

const NAMES = new Intl.ListFormat('es').format(TOOLS.map(({ name }) => name))

const describe = () => ({
  title: 'herramientas para cortar, extraer y apisonar',
  description: `Vista de ${NAMES}, dibujados a una misma escala. Sirven para montar y retirar empaquetadura y para cortar juntas en terreno.`,
})

export const toolKit: KindDefinition<DrawingOf<'tool-kit'>> = { layout, describe }
