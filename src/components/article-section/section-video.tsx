import type { VideoView } from '#catalogue/show/video.ts'
import { FilmPlayer } from './film-player.tsx'
import { YoutubeVideo } from './youtube-video.tsx'

type SectionVideoProps = { video: VideoView }

/** The company's video once the owner has given it; until then the site's own film (spec 2, "History"). */
export function SectionVideo({ video }: SectionVideoProps) {
  if ('youtubeId' in video) return <YoutubeVideo id={video.youtubeId} />
  return <FilmPlayer film={video.film} />
}
