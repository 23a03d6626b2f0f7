import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import styles from './section-video.module.css'

type YoutubeVideoProps = { id: string }

/** A video at YouTube: nothing of it is loaded before the visitor says so. */
export function YoutubeVideo({ id }: YoutubeVideoProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <figure>
      {isLoaded ? (
        <iframe
          className={`${styles.screen} ${styles.youtube}`}
          title="Video institucional, en YouTube"
          src={`https://www.youtube-nocookie.com/embed/${id}?hl=es-419&rel=0`}
          width={1280}
          height={720}
          allow="fullscreen"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin cannot take it off
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={`${styles.screen} ${styles.youtube} ${styles.waiting}`}>
          <p>El video está en YouTube, que recibe la dirección de tu conexión cuando lo cargas.</p>
          <Button onClick={() => setIsLoaded(true)}>Cargar el video de YouTube</Button>
        </div>
      )}
      <figcaption className={styles.caption}>
        <Link href={`https://www.youtube.com/watch?v=${id}`}>Ver el video en YouTube</Link>
      </figcaption>
    </figure>
  )
}
