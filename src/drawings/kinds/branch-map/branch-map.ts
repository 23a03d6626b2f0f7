import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { emptyRowUnder, SHEET_WIDTH } from '../../finished-sheet.ts'
import { area, Sheet } from '../../sheet.ts'
import {
  CHILOE,
  FUEGIAN_COAST,
  MAINLAND_BORDER,
  MAINLAND_COAST,
  OFFSHORE,
} from './chile-outline.ts'
import { LYING, STANDING, type Frame, type Place } from './frames.ts'
import { spreadOut } from './spread-out.ts'
import { describeBranchMap } from './words.ts'

type BranchMap = DrawingOf<'branch-map'>

export const FRAMES: Record<BranchMap['format'], Frame> = { standing: STANDING, lying: LYING }

function layout({ format, points }: BranchMap) {
  const frame = FRAMES[format]
  const { height } = frame
  const sheet = new Sheet()
  // The sea ends where the tint does, in the open.
  sheet.opening(area(0, SHEET_WIDTH, 0, height))
  country(sheet, frame)
  sheet.onlyOnSection(() => names(sheet, frame, points))
  for (const [i, point] of points.entries()) {
    const dot = { centre: frame.at(point), radius: frame.dot }
    sheet.part(`branch-${i}`, 'fastener', 'accent', dot, 'thin')
  }
  return sheet.finish({
    balloonRow: emptyRowUnder(height),
    bottom: 0,
    card: { x: 0, top: height, width: Math.min(SHEET_WIDTH, (height * 4) / 3) },
    icon: { centre: [SHEET_WIDTH / 2, height / 2], side: Math.min(SHEET_WIDTH, height) },
  })
}

/** The sea is tinted along the coast, whose line is heavy; the border's is broken and thin. */
function country(sheet: Sheet, { at, coast, thin }: Frame) {
  const drawn = (places: readonly Place[]): Point[] => places.map(at)
  const [mainland, border] = [drawn(MAINLAND_COAST), drawn(MAINLAND_BORDER)]
  const [chiloe, fuegian] = [drawn(CHILOE), drawn(FUEGIAN_COAST)]
  sheet
    .medium('process', [...drawn(OFFSHORE), ...border], 'sea')
    .part('mainland', 'housing', 'outside', [...mainland, ...border.slice(1, -1)], 'none')
    .part('fuegian-islands', 'housing', 'outside', fuegian, 'none')
    .part('chiloe', 'housing', 'outside', chiloe, coast)
    .line(border, { id: 'border', weight: thin, dash: 'centre' })
    .line([...fuegian.slice(-1), ...fuegian.slice(0, 1)], { weight: thin, dash: 'centre' })
    .line(mainland, { id: 'coast', weight: coast })
    .line(fuegian, { weight: coast })
}

/** The names on the border's side, in the order of their places, and where north is. */
function names(sheet: Sheet, frame: Frame, points: BranchMap['points']) {
  const { along, size, from, to, north } = frame
  const named = points
    .map(({ city, ...place }) => ({ city, dot: frame.at(place) }))
    .toSorted((a, b) => a.dot[along] - b.dot[along])
  const wanted = named.map(({ city, dot }) => ({ centre: dot[along], room: frame.roomOf(city) }))
  const centres = spreadOut(wanted, from, to)
  for (const [i, { city, dot }] of named.entries()) {
    const { at, anchor, leaderEnd } = frame.name(centres[i] ?? dot[along])
    sheet
      .line([dot, leaderEnd], { id: `leader-${i}`, weight: frame.thin })
      .text(at, city, { anchor, size, strong: true })
  }
  flowArrow(sheet, north.tail, north.tip, 'ink')
  sheet.text(north.letter, 'N', { size, strong: true })
}

export const branchMap: KindDefinition<BranchMap> = { layout, describe: describeBranchMap }
