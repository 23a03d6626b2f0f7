import { Link } from '../link/link.tsx'
import styles from './hero-controls.module.css'

type HeroControlsProps = {
  captions: readonly string[]
  action: { label: string; href: string }
}

/** One row: previous, a dot per slide, next, pause, the current caption, and the link to the branches. */
export function HeroControls({ captions, action }: HeroControlsProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.controls} data-controls>
        <button className={styles.arrow} type="button" aria-label="Anterior" data-do="previous">
          <ControlIcon path="M10 2L4 8l6 6" />
        </button>
        <ul className={`bare-list ${styles.dots}`}>
          {captions.map((caption, index) => (
            <li key={caption}>
              <button
                className={styles.dot}
                type="button"
                aria-label={`Ir a la imagen ${index + 1}`}
                aria-current={index === 0 ? 'true' : undefined}
                data-do="go"
                data-to={index}
              />
            </li>
          ))}
        </ul>
        <button className={styles.arrow} type="button" aria-label="Siguiente" data-do="next">
          <ControlIcon path="M6 2l6 6-6 6" />
        </button>
        <button className={styles.pause} type="button" data-do="pause">
          <span className={styles.whileRunning}>
            <ControlIcon path="M5 2v12M11 2v12" />
            <span className={styles.word}>Pausar</span>
          </span>
          <span className={styles.whileStopped}>
            <ControlIcon path="M4 2l9 6-9 6Z" />
            <span className={styles.word}>Reanudar</span>
          </span>
        </button>
      </div>
      <div className={styles.captions}>
        {captions.map((caption, index) => (
          <p
            key={caption}
            className={styles.caption}
            data-caption
            data-active={index === 0 || undefined}
          >
            {caption}
          </p>
        ))}
      </div>
      <Link className={styles.action} href={action.href}>
        {action.label}
        <ControlIcon path="M8 2v12M3 9l5 5 5-5" />
      </Link>
    </div>
  )
}

function ControlIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
