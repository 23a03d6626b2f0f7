import { partsOf } from '#catalogue/ask/pages.ts'
import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import {
  branchDrawingPath,
  branchMapPath,
  cardOfSectionDrawingPath,
  certificationDrawingPath,
  indexDrawingPath,
  industryDrawingPath,
  machineDrawingPath,
  movingDrawingPath,
  NOT_FOUND_DRAWING_PATH,
  openingCropPath,
  planDrawingPath,
  sceneCropPath,
  sceneDrawingPath,
  pageSectionDrawingPath,
  solutionDrawingPath,
  steppedDrawingPath,
} from '#catalogue/paths.ts'
import type { Drawing } from '#drawings/kinds.ts'
import type { HomePage } from '#schema/home.ts'
import type { Site } from '#schema/site.ts'
import { restingLayout } from '#drawings/kinds.ts'
import { renderChart } from './line-chart.tsx'
import type { PlacedDrawing } from './placed-drawing.ts'

const card = (path: string, drawing: Drawing, subject: string): PlacedDrawing => ({
  path,
  drawing,
  size: 'card',
  subject,
})

/** Every drawing of the home page except those of the branches. */
export function homeDrawings({
  hero,
  solutions,
  industries,
  certifications,
}: HomePage): PlacedDrawing[] {
  return [
    ...hero.slides.flatMap(({ id, drawing, caption: subject }) => [
      { path: sceneDrawingPath(id), drawing, size: 'section' as const, subject },
      card(sceneCropPath(id), drawing, subject),
    ]),
    ...solutions.cards.map((it) => card(solutionDrawingPath(it.href), it.drawing, it.label)),
    ...industries.cards.map((it) => card(industryDrawingPath(it.id), it.drawing, it.title)),
    ...certifications.items.map((it) =>
      card(certificationDrawingPath(it.id), it.drawing, it.label),
    ),
  ]
}

/** The drawings of the branches' cities, and the map of the branches. */
export function branchDrawings({ brand, branches }: Pick<Site, 'brand' | 'branches'>) {
  const cities = branches.flatMap(({ id, drawing, title }): PlacedDrawing[] =>
    drawing ? [card(branchDrawingPath(id), drawing, title)] : [],
  )
  const points = branches.map(({ city, latitude, longitude }) => ({ city, latitude, longitude }))
  const maps = (['standing', 'lying'] as const).map((format): PlacedDrawing => ({
    path: branchMapPath(format),
    drawing: { kind: 'branch-map', format, points },
    size: 'section',
    subject: `${brand.name} Chile`,
  }))
  return [...cities, ...maps]
}

/** The drawing of the not-found page. */
export const NOT_FOUND_DRAWING = card(
  NOT_FOUND_DRAWING_PATH,
  { kind: 'flange-leak' },
  'Página no encontrada',
)

/** A page's picture in its parent's list, if it has its own. */
export function indexDrawings({ path, content: { index, title } }: CataloguePage): PlacedDrawing[] {
  if (!index?.drawing) return []
  const { drawing } = index
  return [{ path: indexDrawingPath(path), drawing, size: 'row', subject: title }]
}

/** The drawings in the sections of a text page and in their cards. */
export function pageSectionDrawings({ path, content }: CataloguePage): PlacedDrawing[] {
  const parts = partsOf(content).sections.flatMap((section) => [section, ...section.subsections])
  return parts.flatMap(({ id, drawings, cards }) => [
    ...drawings.flatMap(({ drawing, caption: subject }, index) =>
      withMotion({
        path: pageSectionDrawingPath(path, id, index),
        drawing,
        size: 'figure',
        subject,
      }),
    ),
    ...cards.flatMap(({ drawing, title }, index) =>
      drawing ? [card(cardOfSectionDrawingPath(path, id, index), drawing, title)] : [],
    ),
  ])
}

/** The opening drawing of a text page: whole, and its crop. */
export function openingDrawings({ path, content }: CataloguePage): PlacedDrawing[] {
  if (content.kind !== 'article' || !content.opening) return []
  const { opening: drawing, title } = content
  return [
    { path: machineDrawingPath(path), drawing, size: 'section', subject: title },
    card(openingCropPath(path), drawing, title),
  ]
}

/** The drawing of a page's machine or system, which serves as its index. */
export function machineDrawings({ path, content }: CataloguePage): PlacedDrawing[] {
  if (content.kind === 'family' && content.system) {
    const { drawing } = content.system
    return [{ path: machineDrawingPath(path), drawing, size: 'figure', subject: content.title }]
  }
  if (content.kind !== 'equipment' || !content.scheme) return []
  const { machine } = content.scheme
  return [card(machineDrawingPath(path), { kind: 'machine', machine }, content.title)]
}

/** The schemes of the piping plans. */
export function planDrawings({ apiPlans }: Pick<Catalogue, 'apiPlans'>): PlacedDrawing[] {
  return apiPlans.map(({ plan }) => ({
    path: planDrawingPath(plan),
    drawing: { kind: 'piping-plan', plan },
    size: 'figure',
    subject: `Plan ${plan}`,
  }))
}

/** Every drawing that a page defines itself, apart from those of products. */
export function definedDrawings(page: CataloguePage, model: Catalogue): PlacedDrawing[] {
  return [
    ...indexDrawings(page),
    ...pageSectionDrawings(page),
    ...machineDrawings(page),
    ...openingDrawings(page),
    ...(page.content.kind === 'plans' ? planDrawings(model) : []),
  ]
}

/** The charts of a page's sections as SVG, by section id. */
export function sectionCharts({ content }: CataloguePage): ReadonlyMap<string, string> {
  return new Map(
    partsOf(content).sections.flatMap(({ id, chart }) =>
      chart ? [[id, renderChart(chart, { theme: 'page', id })] as const] : [],
    ),
  )
}

/** A drawing; if it shows a movement, with its moving versions. */
function withMotion(still: PlacedDrawing): PlacedDrawing[] {
  if (!restingLayout(still.drawing)) return [still]
  return [
    still,
    { ...still, path: movingDrawingPath(still.path), pace: 'continuous' },
    { ...still, path: steppedDrawingPath(still.path), pace: 'stepped' },
  ]
}
