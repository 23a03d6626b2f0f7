import type { LinkedText } from '#catalogue/show/glossary-links.ts'
import type { Picture } from '#catalogue/show/product-facts.ts'
import type { SpecTableRow } from '#figures/present-specs.ts'
import { RunningTexts } from '#components/running-text/running-text.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Sidebar } from '#components/sidebar/sidebar.tsx'
import { SpecTable } from '#components/spec-table/spec-table.tsx'

export type SidebarView = {
  title: string
  paragraphs: readonly LinkedText[]
  points: readonly string[]
  figures: readonly SpecTableRow[]
  picture: Picture | undefined
}

/** How the category works (spec 2, "Catalogue category pages"). */
export function CategorySidebar({ sidebar }: { sidebar: SidebarView }) {
  const { title, paragraphs, points, figures, picture } = sidebar
  return (
    <Sidebar title={title} picture={picture && <DrawingImage picture={picture} />}>
      <RunningTexts texts={paragraphs} />
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {figures.length > 0 && <SpecTable caption={`Cifras: ${title}`} rows={figures} />}
    </Sidebar>
  )
}
