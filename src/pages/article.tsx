import { catalogue } from '#catalogue/catalogue.ts'
import { productOf } from '#catalogue/ask/product-by-id.ts'
import { CONTACT_PATH } from '#catalogue/paths.ts'
import { ArticleSection } from '#components/article-section/article-section.tsx'
import { ArticleSections, isText } from '#components/article-section/article-sections.tsx'
import { SectionVideo } from '#components/article-section/section-video.tsx'
import { isLongText, LongText } from '#components/article-section/long-text.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { PageOpening } from '#components/page-opening/page-opening.tsx'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { RunningText } from '#components/running-text/running-text.tsx'
import { pageSectionDrawing, productSectionDrawing } from '#pictures/product-drawings.ts'
import { articleAt } from './article-at.ts'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import type { LoaderArgs, PageProps } from './page.ts'

export async function loader(args: LoaderArgs) {
  const model = catalogue()
  const { page, shown } = await articleAt(args)
  const { content } = page
  // A page that compares drawings opens with them.
  const opensWithOwn = (content.sections[0]?.drawings.length ?? 0) > 1
  const pictured = opensWithOwn ? undefined : productOf(model, content.drawing)
  return {
    ...shown,
    sectionDrawing:
      pageSectionDrawing(page) ?? (pictured && productSectionDrawing(pictured, model)),
  }
}

/** A page of running text: a landing page, the conditions of sale. */
export default function ArticlePage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, explore, document, pilot, sectionDrawing, relations } = loaderData
  const [first, ...rest] = loaderData.sections
  // Texts and cards stand beside the drawing; drawings, figures and tables take the full width.
  const isBeside = sectionDrawing && first && isText({ ...first, cards: [] })
  const sections = isBeside ? rest : loaderData.sections
  const kind = pilot ? 'text' : 'secondary'
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <PageOpening
          title={title}
          lead={<RunningText text={lead} />}
          sectionDrawing={sectionDrawing}
          action={pilot && <LinkButton href={pilot.href}>{pilot.label}</LinkButton>}
          first={isBeside && <ArticleSection section={first} />}
        >
          {explore && (
            <LinkButton href={`#${explore.section}`} kind={kind}>
              {explore.label}
            </LinkButton>
          )}
          <PageDocumentButton document={document} kind={kind} />
        </PageOpening>
        {isLongText(sections) ? (
          <LongText sections={sections} />
        ) : (
          <ArticleSections
            sections={sections}
            actionHref={pilot ? undefined : CONTACT_PATH}
            film={SectionVideo}
          />
        )}
        <RelatedPages pages={relations} />
      </div>
      {pilot && <ClosingBand {...pilot} />}
    </div>
  )
}
