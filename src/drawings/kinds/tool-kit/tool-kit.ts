import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { PlacedSheet } from '../../placed-sheet.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import { Sheet } from '../../sheet.ts'
import { extractor, gasketCutter, knife, ringCutter, tamper } from './tools.ts'

type ToolKit = DrawingOf<'tool-kit'>
type Tool = ToolKit['tools'][number]

/** Draws the tool round the origin, within 100 to each side, and returns a dot on its part `id`. */
export type ToolDrawing = (sheet: Sheet) => { id: string; dot: Point }

const TOOLS: Record<Tool, { name: string; draw: ToolDrawing }> = {
  'gasket-cutter': { name: 'cortador de juntas', draw: gasketCutter },
  'ring-cutter': { name: 'cortador de anillos con escala', draw: ringCutter },
  extractor: { name: 'extractor de empaquetadura', draw: extractor },
  tamper: { name: 'apisonador', draw: tamper },
  knife: { name: 'cuchilla para empaquetadura', draw: knife },
}

const BALLOON_ROW = 190
const BOTTOM = -150
const MARGIN = 24

function layout({ tools }: ToolKit) {
  const sheet = new Sheet()
  const width = (SHEET_WIDTH - 2 * MARGIN) / tools.length
  tools.forEach((tool, i) => {
    const x = MARGIN + width * (i + 0.5)
    const placed = new PlacedSheet(sheet, { at: [x, 0], prefix: `${tool}-` })
    const { id, dot } = TOOLS[tool].draw(placed)
    placed.callout(id, dot, TOOLS[tool].name)
  })
  const cardWidth = Math.min(width * Math.min(tools.length, 2), 456)
  const card = {
    x: tools.length === 1 ? SHEET_WIDTH / 2 - 170 : MARGIN,
    top: (Math.max(cardWidth, 340) * 3) / 8,
    width: tools.length === 1 ? 340 : cardWidth,
  }
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    bottom: BOTTOM,
    card,
    row: card,
    icon: { centre: [MARGIN + width / 2, 0], side: 230 },
  })
}

const describe = ({ tools }: ToolKit) => ({
  title: 'herramientas para cortar, extraer y apisonar',
  description: `Vista de ${new Intl.ListFormat('es').format(tools.map((tool) => TOOLS[tool].name))}. Sirven para montar y retirar empaquetadura y para cortar juntas en terreno; las medidas no están a escala.`,
})

export const toolKit: KindDefinition<ToolKit> = { layout, describe }
