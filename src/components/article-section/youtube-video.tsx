import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import styles from './section-video.module.css'

type YoutubeVideoProps = { id: string }

/** A video at YouTube: nothing of it is loaded before the visitor says so (video-consent.element.ts). */
export function YoutubeVideo({ id }: YoutubeVideoProps) {
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
