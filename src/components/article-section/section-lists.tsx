import type { SectionView, SectionPicture } from '#catalogue/show/section.ts'
import { LinkButton } from '../button/button.tsx'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { FarDrawing } from '../drawing-image/far-drawing.tsx'
import { Link } from '../link/link.tsx'
import { OwnerLink } from '../owner-value/owner-link.tsx'
import styles from './section-lists.module.css'

type SectionDrawingsProps = Pick<SectionView, 'drawings'> & {
  /** The card texts in the order of the drawings, in place of captions. */
  told?: SectionView['cards'] | undefined
}

/** Drawings side by side, each with its text below. */
export function SectionDrawings({ drawings, told }: SectionDrawingsProps) {
  if (drawings.length === 0) return null
  return (
    <ul
      className={styles.drawings}
      data-cards={drawings.length}
      data-told={told ? true : undefined}
    >
      {drawings.map(({ caption, picture, motion }, index) => (
        <li key={picture.src}>
          <figure>
            {motion ? (
              // Movements are told below a list of products.
              <>
                <FarDrawing picture={picture} isTelling />
                <MovingDrawing picture={picture} motion={motion} caption={caption} />
              </>
            ) : (
              <DrawingImage picture={picture} />
            )}
            <figcaption>{told?.[index] ? <Telling card={told[index]} /> : caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Telling({ card: { title, text, href } }: { card: SectionView['cards'][number] }) {
  return (
    <>
      <h3>{href === undefined ? title : <Link href={href}>{title}</Link>}</h3>
      <p>{text}</p>
    </>
  )
}

/** The longest text that stands beside a small picture. */
const SHORT_TEXT = 55

type SectionCardsProps = Pick<SectionView, 'cards'> & { level: 3 | 4 }

/** Short titled texts, side by side; their pictures are decorative, since the text says what they show. */
export function SectionCards({ cards, level }: SectionCardsProps) {
  if (cards.length === 0) return null
  const Heading = `h${level}` as const
  const isCompact = cards.every(({ picture, text }) => picture && text.length <= SHORT_TEXT)
  return (
    <ul
      className={styles.cards}
      data-cards={cards.length}
      data-level={level}
      data-compact={isCompact || undefined}
    >
      {cards.map(({ title, text, href, picture }) => (
        <li key={title}>
          {picture && <DrawingImage picture={picture} className={styles.plate} isDecorative />}
          <Heading>{href === undefined ? title : <Link href={href}>{title}</Link>}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

type SectionLinksProps = Pick<SectionView, 'links' | 'externalLinks'> & {
  actionHref?: string | undefined
}

/** A section's links: to pages of this site, then to the owner's pages elsewhere. */
export function SectionLinks({ links, externalLinks, actionHref }: SectionLinksProps) {
  if (links.length === 0 && externalLinks.length === 0) return null
  return (
    <ul className="bare-list">
      {links.map(({ label, href }) => (
        <li key={href} className="only-on-screen">
          {href === actionHref ? (
            <LinkButton href={href}>{label}</LinkButton>
          ) : (
            <Link className="touch-target" href={href}>
              {label}
            </Link>
          )}
        </li>
      ))}
      {externalLinks.map(({ label, url }) => (
        <li key={label}>
          <OwnerLink className="touch-target" owned={url}>
            {label}
          </OwnerLink>
        </li>
      ))}
    </ul>
  )
}

type MovingDrawingProps = Required<Pick<SectionPicture, 'picture' | 'motion' | 'caption'>>

/**
 * The drawing in motion, on request. It covers the still one, so that nothing shifts, and is fetched only then.
 * Needs no script.
 */
function MovingDrawing({ picture, motion, caption }: MovingDrawingProps) {
  const { width, height } = picture
  return (
    <details className={styles.motion}>
      <summary className={styles.control}>
        <span className={styles.start}>Ver el movimiento</span>
        <span className={styles.stop}>Detener</span>
        <span className="visually-hidden">: {caption}</span>
      </summary>
      <picture className={styles.cover}>
        <source media="(prefers-reduced-motion: reduce)" srcSet={motion.stepped} />
        <img src={motion.moving} width={width} height={height} alt="" loading="lazy" />
      </picture>
    </details>
  )
}
