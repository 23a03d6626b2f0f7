import type { Picture } from '#catalogue/show/product-facts.ts'
import { RotatingTrack } from '#components/card-track/rotating-track.tsx'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { LinkCard } from '#components/link-card/link-card.tsx'

/** Plates in view on a wide screen: larger than a row's, so that the section can be read. */
const ACROSS = 5

type ProductCarouselProps = {
  heading: string
  items: readonly { href: string; title: string; line: string | undefined; picture: Picture }[]
}

/** The item carousel of the expansion joints, under their list: it rotates its first or last item (spec 2 and 4). */
export function ProductCarousel({ heading, items }: ProductCarouselProps) {
  return (
    <RotatingTrack
      id="carrusel"
      heading={heading}
      across={ACROSS}
      items={items.map(({ href, title, line, picture }) => ({
        id: href,
        content: (
          <LinkCard href={href} title={title} picture={<FarDrawing picture={picture} />}>
            {line}
          </LinkCard>
        ),
      }))}
    />
  )
}
