import type { ReactNode } from 'react'
import { PRODUCTS_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import { Icon } from '../icon/icon.tsx'
import { HallMap, type HallPlace } from './hall-map.tsx'
import { HeroControls } from './hero-controls.tsx'
import styles from './hero-carousel.module.css'

export type HeroSlide = {
  id: string
  image: { src: string; width: number; height: number }
  /** The crop for a narrow window, where the whole drawing would be too fine. */
  narrowSrc: string
  alt: string
  /** A visible description of the drawing. */
  caption: string
  /** Makes the picture a map with these places. */
  places?: readonly HallPlace[] | undefined
}

type HeroCarouselProps = {
  title: string
  lead: string
  /** Shown in the control row; a link to a section of this page (`#sucursales`) scrolls smoothly. */
  action: { label: string; href: string }
  /** Number of products in the catalogue. */
  productCount: number
  /** The search field below the lead. */
  search: ReactNode
  slides: readonly HeroSlide[]
}

/**
 * The opening of the home page: links to products, and changing pictures (spec 4; hero-carousel.element.ts). Markup
 * after the W3C carousel pattern; without a script it shows the first picture and the links of its places.
 */
export function HeroCarousel({
  title,
  lead,
  action,
  productCount,
  search,
  slides,
}: HeroCarouselProps) {
  return (
    <hero-carousel data-wake="idle">
      <div className={styles.hero}>
        <div className={styles.plate}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {search}
          <div className={styles.calls}>
            <Link className={styles.call} href={SELECTOR_PATH}>
              <Icon name="selector" />
              <b>{SELECTOR_LABEL}</b> <span>Eje, presión, temperatura</span>
            </Link>
            <Link className={styles.call} href={PRODUCTS_PATH}>
              <Icon name="table" />
              <b>Ver catálogo</b> <span>{productCount} productos</span>
            </Link>
          </div>
        </div>
        <section
          className={styles.carousel}
          aria-roledescription="carrusel"
          aria-label="Sellos y equipos, en dibujos"
        >
          <div className={styles.slides} aria-live="polite" data-slides>
            {slides.map(({ id, image, narrowSrc, alt, places }, index) => (
              <div
                key={id}
                className={styles.slide}
                role="group"
                aria-roledescription="diapositiva"
                aria-label={`${index + 1} de ${slides.length}`}
                data-slide={index === 0 ? '' : JSON.stringify({ src: image.src, narrowSrc, alt })}
                data-active={index === 0 || undefined}
                data-map={places !== undefined || undefined}
              >
                {index === 0 && (
                  <picture>
                    <source media="(width < 48rem)" srcSet={narrowSrc} />
                    <img
                      className={styles.picture}
                      src={image.src}
                      width={image.width}
                      height={image.height}
                      alt={alt}
                      fetchPriority="high"
                      draggable={false}
                    />
                  </picture>
                )}
                {places && <HallMap places={places} />}
              </div>
            ))}
          </div>
          <HeroControls captions={slides.map(({ caption }) => caption)} action={action} />
        </section>
      </div>
    </hero-carousel>
  )
}
