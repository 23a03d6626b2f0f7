import type { FilmView } from '#catalogue/show/video.ts'
import { lowered } from '#schema/letter-case.ts'
import { Button } from '../button/button.tsx'
import styles from './section-video.module.css'

/** Names the codec, so that a browser without AV1 goes straight to the other file. */
const WEBM_AV1 = 'video/webm; codecs="av01.0.05M.08"'

type FilmPlayerProps = { film: FilmView }

/**
 * A silent film with captions and transcript, and its scenes beside it, each of which plays from its start
 * (film-chapters.element.ts). Nothing is fetched before the film is played.
 */
export function FilmPlayer({ film }: FilmPlayerProps) {
  const { title, seconds, scenes, files } = film
  return (
    <film-chapters data-wake="near">
      <figure className={styles.film}>
        <div className={styles.stage}>
          <video
            className={styles.screen}
            aria-label={`Película: ${title}`}
            width={1280}
            height={720}
            controls
            playsInline
            preload="none"
            poster={files.poster}
          >
            <source src={files.webm} type={WEBM_AV1} />
            <source src={files.mp4} type="video/mp4" />
            <track kind="captions" srcLang="es" label="Español" src={files.captions} default />
            <a href={files.mp4}>Descargar la película</a>
          </video>
          <span className={styles.play} data-play>
            <Button>Ver la película</Button>
          </span>
        </div>
        <figcaption className={styles.chapters}>
          <p className={styles.caption} data-said="">
            Película de {seconds} segundos, sin sonido, con subtítulos.
          </p>
          <ol className="bare-list">
            {scenes.map(({ id, title: scene, captions }, index) => {
              const start = startOf(scenes, index)
              const words = (
                <>
                  <span className={styles.time}>{timeText(start)}</span>
                  <span>
                    <b>{scene}</b> {captions[0]}
                  </span>
                </>
              )
              return (
                <li key={id}>
                  <a
                    className={styles.chapter}
                    href={`${files.mp4}#t=${start}`}
                    data-hold=""
                    data-start={start}
                  >
                    {words}
                  </a>
                </li>
              )
            })}
          </ol>
        </figcaption>
      </figure>
      <details className={styles.transcript}>
        <summary className="unfolds">Transcripción de la película</summary>
        <ol>
          {scenes.map((scene) => (
            <li key={scene.id}>
              <p>
                <strong>{scene.title}.</strong> {scene.captions.join(' ')}
              </p>
              <p className="muted">En la imagen: {lowered(scene.shows)}</p>
            </li>
          ))}
        </ol>
      </details>
    </film-chapters>
  )
}

/** Start of a scene, in seconds. */
function startOf(scenes: FilmView['scenes'], index: number): number {
  return scenes.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0)
}

function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
