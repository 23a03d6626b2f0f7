import type { VideoView } from '#catalogue/show/video.ts'
import { FilmPlayer } from './film-player.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import styles from './section-video.module.css'

type YoutubeVideoProps = { id: string }

/** A YouTube video; nothing of it loads before the visitor agrees (video-consent.element.ts). */
function YoutubeVideo({ id }: YoutubeVideoProps) {
  return (
    <figure>
      <video-consent
        data-wake="touch"
        data-video={id}
        data-frame={`${styles.screen} ${styles.youtube}`}
      >
        <div className={`${styles.screen} ${styles.youtube} ${styles.waiting}`}>
          <p>El video está en YouTube, que recibe la dirección de tu conexión cuando lo cargas.</p>
          <Button>Cargar el video de YouTube</Button>
        </div>
      </video-consent>
      <figcaption className={styles.caption}>
        <Link href={`https://www.youtube.com/watch?v=${id}`}>Ver el video en YouTube</Link>
      </figcaption>
    </figure>
  )
}

type SectionVideoProps = { video: VideoView }

/** The company's video once the owner supplies it; until then the site's own film (spec 2, "History"). */
export function SectionVideo({ video }: SectionVideoProps) {
  if ('youtubeId' in video) return <YoutubeVideo id={video.youtubeId} />
  return <FilmPlayer film={video.film} />
}
