import type { Properties } from '#figures/quantity.ts'
import type { Chart } from '#schema/chart.ts'
import type { Section } from '#schema/section.ts'
import type { LinkedText } from './glossary-links.ts'
import {
  cardOfSectionDrawingPath,
  movingDrawingPath,
  pageSectionDrawingPath,
  steppedDrawingPath,
} from '../paths.ts'
import type { Picture } from './product-facts.ts'
import { presentSpecs, type SpecTableRow } from '#figures/present-specs.ts'
import { presentVideo, type VideoView } from './video.ts'
import { presentTable, type TableView } from './table.ts'

type SectionPart = Omit<Section, 'subsections' | 'chart'>

/** A drawing; if it shows a movement, with its moving versions. */
export type SectionPicture = {
  caption: string
  picture: Picture
  motion?: { moving: string; stepped: string }
}

/** A short titled text, and its picture if it has one. */
export type SectionCard = Omit<SectionPart['cards'][number], 'drawing'> & { picture?: Picture }

/** A chart as SVG, with its texts. */
export type ChartView = Pick<Chart, 'caption' | 'note' | 'source'> & { svg: string }

/** A section of a page, ready for display. */
export type SectionView = Omit<
  SectionPart,
  'paragraphs' | 'cards' | 'highlights' | 'figures' | 'table' | 'drawings' | 'video' | 'chart'
> & {
  video?: VideoView
  /** Only in sections that tell a case. */
  chart?: ChartView
  paragraphs: readonly LinkedText[]
  cards: readonly SectionCard[]
  drawings: readonly SectionPicture[]
  highlights: readonly SpecTableRow[]
  figures: readonly SpecTableRow[]
  table?: TableView
  subsections: readonly SectionView[]
  /** Whether the section starts collapsed. */
  isFolded?: boolean
}

/** The pictures of a page's sections, by the path that each is served at. */
export type SectionPictures = ReadonlyMap<string, Picture>

/** The charts of a page's sections as SVG, by section id. */
export type SectionCharts = ReadonlyMap<string, string>

/** Formats a section's figures, table and media, and those of its subsections. */
export function presentSection(
  { subsections, chart, ...part }: Section,
  pagePath: string,
  pictures: SectionPictures,
  properties: Properties,
  charts?: SectionCharts,
): SectionView {
  const svg = charts?.get(part.id)
  return {
    ...presentPart(part, pagePath, pictures, properties),
    ...(chart && svg !== undefined && { chart: presentChart(chart, svg) }),
    subsections: subsections.map((subsection) => ({
      ...presentPart(subsection, pagePath, pictures, properties),
      subsections: [],
    })),
  }
}

function presentPart(
  { cards, drawings, video, highlights, figures, table, ...rest }: SectionPart,
  pagePath: string,
  pictures: SectionPictures,
  properties: Properties,
) {
  return {
    ...rest,
    cards: cards.map(({ drawing, ...card }, index) => {
      const path = cardOfSectionDrawingPath(pagePath, rest.id, index)
      const picture = drawing && pictures.get(path)
      return picture ? { ...card, picture } : card
    }),
    drawings: drawings.flatMap(({ caption }, index) => {
      const path = pageSectionDrawingPath(pagePath, rest.id, index)
      return pictureAt(path, caption, pictures)
    }),
    ...(video && { video: presentVideo(video) }),
    highlights: presentSpecs(highlights, properties),
    figures: presentSpecs(figures, properties),
    ...(table && { table: presentTable(table) }),
  }
}

const presentChart = ({ caption, note, source }: Chart, svg: string): ChartView => ({
  svg,
  caption,
  note,
  source,
})

function pictureAt(path: string, caption: string, pictures: SectionPictures): SectionPicture[] {
  const picture = pictures.get(path)
  if (!picture) return []
  const [moving, stepped] = [movingDrawingPath(path), steppedDrawingPath(path)]
  return [{ caption, picture, ...(pictures.has(moving) && { motion: { moving, stepped } }) }]
}
