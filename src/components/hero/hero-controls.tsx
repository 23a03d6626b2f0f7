import { Link } from '../link/link.tsx'
import styles from './hero-controls.module.css'
import type { useHeroCarousel } from './use-hero-carousel.ts'

type HeroControlsProps = {
  carousel: ReturnType<typeof useHeroCarousel>
  captions: readonly string[]
  action: { label: string; href: string }
}

/** In one row: previous, a dot a slide, next, pause, what the current picture shows, and the way to the offices. */
export function HeroControls({ carousel, captions, action }: HeroControlsProps) {
  const { active, isLive, isRunning, isStopped, dispatch } = carousel
  return (
    <div className={styles.bar}>
      <div className={styles.controls} data-live={isLive || undefined}>
        <button
          className={styles.arrow}
          type="button"
          aria-label="Anterior"
          onClick={() => dispatch({ type: 'previous' })}
        >
          <Sign path="M10 2L4 8l6 6" />
        </button>
        <ul className={`bare-list ${styles.dots}`}>
          {captions.map((caption, index) => (
            <li key={caption}>
              <button
                className={styles.dot}
                type="button"
                aria-label={`Ir a la imagen ${index + 1}`}
                aria-current={index === active ? 'true' : undefined}
                data-running={(index === active && isRunning) || undefined}
                onClick={() => dispatch({ type: 'go', to: index })}
              />
            </li>
          ))}
        </ul>
        <button
          className={styles.arrow}
          type="button"
          aria-label="Siguiente"
          onClick={() => dispatch({ type: 'next' })}
        >
          <Sign path="M6 2l6 6-6 6" />
        </button>
        <button
          className={styles.pause}
          type="button"
          onClick={() => dispatch({ type: isStopped ? 'resume' : 'stop' })}
        >
          <Sign path={isStopped ? 'M4 2l9 6-9 6Z' : 'M5 2v12M11 2v12'} />
          <span className={styles.word}>{isStopped ? 'Reanudar' : 'Pausar'}</span>
        </button>
      </div>
      <div className={styles.captions}>
        {captions.map((caption, index) => (
          <p key={caption} className={styles.caption} data-active={index === active || undefined}>
            {caption}
          </p>
        ))}
      </div>
      <Link className={styles.action} href={action.href}>
        {action.label}
        <Sign path="M8 2v12M3 9l5 5 5-5" />
      </Link>
    </div>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
