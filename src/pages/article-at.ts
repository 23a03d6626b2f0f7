import type { LoaderArgs } from './page.ts'
import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker, linkSection } from '#catalogue/show/glossary-links.ts'
import { folderOf, pageAt } from '#catalogue/ask/pages.ts'
import { pageRelations } from '#catalogue/ask/page-relations.ts'
import { cataloguePageHead } from '#views/page-head.ts'
import { pagePathOf, PRODUCTS_FOLDER } from '#catalogue/paths.ts'
import { presentSection } from '#catalogue/show/section.ts'
import { sectionCharts, pageSectionDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { pilotAt } from './pilot-at.ts'

/** The data of every text page, whether or not it opens with products. */
export async function articleAt({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'article')
  const { content } = page
  const pictures = picturesOf(pageSectionDrawings(page))
  const charts = sectionCharts(page)
  const link = glossaryLinker(model.glossary)
  return {
    page,
    shown: {
      head: cataloguePageHead(model, page),
      path,
      // Product pages link to related pages.
      relations: path.startsWith(PRODUCTS_FOLDER) ? pageRelations(model, path) : [],
      crumbs: breadcrumbsOf(model, path),
      title: content.title,
      lead: link(content.lead),
      explore: content.explore,
      document: await pageDocumentLink(page, model),
      pilot: pilotAt(folderOf(path), model),
      sections: content.sections.map((section) =>
        linkSection(presentSection(section, path, pictures, model.properties, charts), link),
      ),
    },
  }
}
