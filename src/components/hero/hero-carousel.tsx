import { LinkButton } from '../button/button.tsx'
import { HeroControls } from './hero-controls.tsx'
import styles from './hero-carousel.module.css'
import { useHeroCarousel } from './use-hero-carousel.ts'

export type HeroSlide = {
  id: string
  image: { src: string; width: number; height: number }
  /** The crop for a narrow window, where the whole would be too fine to see. */
  narrowSrc: string
  alt: string
  /** What is drawn, in words that everybody sees. */
  caption: string
}

type HeroCarouselProps = {
  title: string
  lead: string
  /** The button; to a section of this page (`#sucursales`) it scrolls smoothly. */
  action: { label: string; href: string }
  slides: readonly HeroSlide[]
}

/**
 * The home page's opening: words that stay, pictures that change (spec 4). Markup after the W3C
 * carousel pattern; without a script it is the first picture.
 */
export function HeroCarousel({ title, lead, action, slides }: HeroCarouselProps) {
  const carousel = useHeroCarousel(slides.length)
  const { active, isRunning, isNeeded, handlers, swipeHandlers } = carousel
  return (
    <div className={styles.hero} {...handlers}>
      <div className={`on-ink ${styles.plate}`}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        <LinkButton href={action.href}>{action.label}</LinkButton>
      </div>
      <section
        className={styles.carousel}
        aria-roledescription="carrusel"
        aria-label="Sellos y equipos, en dibujos"
      >
        <div className={styles.slides} aria-live={isRunning ? 'off' : 'polite'} {...swipeHandlers}>
          {slides.map(({ id, image, narrowSrc, alt }, index) => (
            <div
              key={id}
              className={styles.slide}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${index + 1} de ${slides.length}`}
              data-active={index === active || undefined}
            >
              {isNeeded(index) && (
                <picture>
                  <source media="(width < 48rem)" srcSet={narrowSrc} />
                  <img
                    className={styles.picture}
                    src={image.src}
                    width={image.width}
                    height={image.height}
                    alt={alt}
                    fetchPriority={index === 0 ? 'high' : 'low'}
                    draggable={false}
                  />
                </picture>
              )}
            </div>
          ))}
        </div>
        <HeroControls carousel={carousel} captions={slides.map(({ caption }) => caption)} />
      </section>
    </div>
  )
}
