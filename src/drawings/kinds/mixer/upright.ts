import type { DrawingLayout, Point } from '../../model.ts'
import { Sheet } from '../../sheet.ts'

type Crop = { centre: Point; width: number }

export type Upright = {
  /** Draws along a level axis, as every kind does. */
  draw: (sheet: Sheet) => void
  /** What stands beside the upright drawing and is not turned with it. */
  beside?: (sheet: Sheet) => void
  /** Place of the axis across the sheet, and of the axis' start (`x`) at its foot. */
  axis: number
  foot: number
  height: number
  /** Distance of the column of balloons from the axis. */
  column: number
  /** Middle of the card and of the icon, on the level drawing, and their widths. */
  card: Crop
  icon: Crop
}

const HEADROOM = 28
const CARD_RATIO = 3 / 4

/**
 * Sets a level drawing upright: its left end at the foot, what lies above the axis on the right. Balloons stand in
 * a column on the right, numbered from top to bottom.
 */
export function upright({
  draw,
  beside,
  axis,
  foot,
  height,
  column,
  card,
  icon,
}: Upright): DrawingLayout {
  const level = new Sheet()
  draw(level)
  const crops = { card: { x: 0, top: 0, width: 0 }, icon: { centre: icon.centre, side: 0 } }
  const { callouts } = level.finish({
    balloonRow: column,
    bottom: 0,
    left: foot,
    width: height,
    ...crops,
  })
  const sheet = new Sheet()
  const turned = sheet.at([axis, -foot], { turn: -90, mirror: true })
  draw(turned)
  beside?.(sheet)
  const cardAt = turned.place(card.centre)
  const layout = sheet.finish({
    balloonRow: height - HEADROOM,
    bottom: 0,
    card: {
      x: cardAt[0] - card.width / 2,
      top: cardAt[1] + (card.width * CARD_RATIO) / 2,
      width: card.width,
    },
    icon: { centre: turned.place(icon.centre), side: icon.width },
  })
  const last = callouts.length + 1
  return {
    ...layout,
    uprightAxis: axis,
    callouts: callouts
      .map(({ number, dot, balloon, ...callout }) => ({
        ...callout,
        number: last - number,
        dot: turned.place(dot),
        balloon: turned.place(balloon),
      }))
      .toReversed(),
  }
}
