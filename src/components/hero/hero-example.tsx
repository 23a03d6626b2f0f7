import type { HallPlace } from './hall-map.tsx'
import { PageSearch } from '../page-search/page-search.tsx'
import { HeroCarousel } from './hero-carousel.tsx'

/** All captions share one cell: the longest one sets its size. */
const LONGEST_CAPTION = 'Columna de destilación de una refinería'

const family = (label: string) => ({ label, href: `/${label.toLowerCase()}`, count: 12 })

/** The second place lies outside the crop for narrow windows. */
const EXAMPLE_PLACES: readonly HallPlace[] = [
  {
    id: 'sello',
    label: 'Sello mecánico',
    at: [598, 377],
    name: [598, 424],
    family: family('Sellos'),
  },
  {
    id: 'vastago',
    label: 'Sello de vástago',
    at: [127, 337],
    name: [90, 268],
    family: family('Perfiles'),
  },
]

export const EXAMPLE_SLIDES = Array.from({ length: 10 }, (_, index) => ({
  id: `lamina-${index + 1}`,
  image: {
    src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="s${index}"/>`,
    width: 960,
    height: 640,
  },
  narrowSrc: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="n${index}"/>`,
  alt: `Dibujo ${index + 1}`,
  caption: index === 1 ? LONGEST_CAPTION : `Leyenda ${index + 1}`,
  ...(index === 0 && { places: EXAMPLE_PLACES }),
}))

/** The hero on a page of its own, for tests. */
export function HeroExample() {
  return (
    <>
      <HeroCarousel
        title="Sellado que dura"
        lead="Fabricado en Chile."
        action={{ label: 'Ver sucursales', href: '#sucursales' }}
        productCount={142}
        search={<PageSearch label="Desde la portada" />}
        slides={EXAMPLE_SLIDES}
      />
      <p>Después</p>
      <div style={{ blockSize: '200vh' }} />
      <section id="sucursales" aria-label="Sucursales" style={{ blockSize: '100vh' }} />
    </>
  )
}
