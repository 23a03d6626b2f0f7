import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { presentSection, type SectionView } from '#catalogue/present-section.ts'
import { renderDrawing } from '#drawings/render-drawing.tsx'
import type { Section } from '#schema/page.ts'

type SectionContent = Omit<Section, 'subsections'>

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
  const { subsections, ...rest } = section
  return {
    ...printedContent(rest, catalogue),
    subsections: subsections.map((part) => ({
      ...printedContent(part, catalogue),
      subsections: [],
    })),
  }
}

function printedContent(content: SectionContent, { site }: Catalogue) {
  const { heading, points, cards, figures, table, note } = presentSection(
    { ...content, subsections: [] },
    '',
    new Map(),
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
      const { svg, title, description } = renderDrawing(drawing, {
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
