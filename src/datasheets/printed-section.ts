import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { presentSection, type SectionView } from '#catalogue/show/section.ts'
import { renderChart } from '#pictures/line-chart.tsx'
import { draw } from '#drawings/draw.tsx'
import type { Chart } from '#schema/chart.ts'
import type { Section } from '#schema/page.ts'

type SectionContent = Omit<Section, 'subsections' | 'chart'>

/** A section of a page as a document shows it: with whole addresses, and drawings in literal colours. */
export type PrintedSection = Pick<
  SectionView,
  'heading' | 'points' | 'cards' | 'figures' | 'table' | 'note'
> & {
  paragraphs: readonly string[]
  drawings: readonly { svg: string; caption: string; alt: string }[]
  links: readonly { label: string; url: string }[]
  subsections: readonly PrintedSection[]
}

export function printedSection(section: Section, catalogue: Catalogue): PrintedSection {
  const { subsections, chart, ...rest } = section
  const content = printedContent(rest, catalogue)
  return {
    ...content,
    drawings: [...content.drawings, ...(chart ? [printedChart(chart)] : [])],
    subsections: subsections.map((part) => ({
      ...printedContent(part, catalogue),
      subsections: [],
    })),
  }
}

/** A chart with the words that say what in it has no scale. */
function printedChart(chart: Chart): PrintedSection['drawings'][number] {
  const { caption, quantity, note } = chart
  const svg = renderChart(chart, { theme: 'light', id: 'c' })
  return { svg, caption: `${caption}. ${note}`, alt: `${quantity}. ${caption}` }
}

function printedContent(content: SectionContent, { site, properties }: Catalogue) {
  const { heading, points, cards, figures, table, note } = presentSection(
    { ...content, subsections: [] },
    '',
    new Map(),
    properties,
  )
  return {
    heading,
    paragraphs: content.paragraphs,
    points,
    cards,
    figures,
    ...(table && { table }),
    ...(note !== undefined && { note }),
    drawings: content.drawings.map(({ drawing, caption }) => {
      const { svg, title, description } = draw(drawing, {
        size: 'card',
        theme: 'light',
        id: 'd',
        subject: caption,
      })
      return { svg, caption, alt: `${title}. ${description}` }
    }),
    links: [
      ...content.links.map(({ label, href }) => ({ label, url: `${site.baseUrl.value}${href}` })),
      ...content.externalLinks.flatMap(({ label, url }) =>
        url.pending ? [] : [{ label, url: url.value }],
      ),
    ],
  }
}
