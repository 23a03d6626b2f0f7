import { HeroCarousel } from './hero-carousel.tsx'

/** All captions lie in one cell: the longest one gives it its size. */
const LONGEST_CAPTION = 'Columna de destilación de una refinería'

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
}))

/** The hero on a page of its own, for tests. */
export function HeroExample() {
  return (
    <>
      <HeroCarousel
        title="Sellado que dura"
        lead="Fabricado en Chile."
        action={{ label: 'Encuentra nuestras oficinas', href: '#sucursales' }}
        slides={EXAMPLE_SLIDES}
      />
      <p>Después</p>
      <div style={{ blockSize: '200vh' }} />
      <section id="sucursales" aria-label="Sucursales" style={{ blockSize: '100vh' }} />
    </>
  )
}
