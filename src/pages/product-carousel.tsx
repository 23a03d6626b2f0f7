import type { Picture } from '#catalogue/present-product.ts'
import { RotatingTrack } from '#components/card-track/rotating-track.tsx'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { LinkCard } from '#components/link-card/link-card.tsx'

/** Cards across on a wide screen. */
const ACROSS = 4

type ProductCarouselProps = {
  heading: string
  items: readonly { href: string; title: string; picture: Picture }[]
}

/** The item carousel of the expansion joints: it rotates its first or last item (spec 4). */
export function ProductCarousel({ heading, items }: ProductCarouselProps) {
  return (
    <RotatingTrack
      id="carrusel"
      heading={heading}
      across={ACROSS}
      items={items.map(({ href, title, picture }) => ({
        id: href,
        content: <LinkCard href={href} title={title} picture={<FarDrawing picture={picture} />} />,
      }))}
    />
  )
}
