import type { SectionPicture } from '#catalogue/show/section.ts'
import styles from './moving-drawing.module.css'

type MovingDrawingProps = Required<Pick<SectionPicture, 'picture' | 'motion' | 'caption'>>

/**
 * The same drawing in motion, once the visitor asks for it: it covers the still one, so nothing
 * shifts, and it is fetched only then. Needs no script.
 */
export function MovingDrawing({ picture, motion, caption }: MovingDrawingProps) {
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
