import type { FilmView } from '#catalogue/present-video.ts'
import styles from './section-video.module.css'

/** What the file holds, so that a browser without AV1 goes straight to the other. */
const WEBM_AV1 = 'video/webm; codecs="av01.0.05M.08"'

type FilmPlayerProps = { film: FilmView }

/** A silent film with captions and its transcript. Nothing of it is fetched before it is played. */
export function FilmPlayer({ film }: FilmPlayerProps) {
  const { title, seconds, scenes, files } = film
  return (
    <>
      <figure className={styles.figure}>
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
        <figcaption className={styles.caption}>
          {title}. Película de {seconds} segundos, sin sonido, con subtítulos.
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
              <p className={styles.shows}>En la imagen: {lowerFirst(scene.shows)}</p>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
