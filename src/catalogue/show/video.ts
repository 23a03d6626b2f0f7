import type { Film, Video } from '#schema/video.ts'
import { filmPath } from '../paths.ts'

/** A film with its files and its duration in seconds. */
export type FilmView = Pick<Film, 'title' | 'scenes'> & {
  seconds: number
  files: { webm: string; mp4: string; poster: string; captions: string }
}

/** The company's YouTube video by id, or the film shown in its place. */
export type VideoView = { youtubeId: string } | { film: FilmView }

export function presentVideo({ youtube, film: { file, title, scenes } }: Video): VideoView {
  if (youtube !== undefined) return { youtubeId: youtube }
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0)
  const files = {
    webm: filmPath(file, 'webm'),
    mp4: filmPath(file, 'mp4'),
    poster: filmPath(file, 'svg'),
    captions: filmPath(file, 'vtt'),
  }
  return { film: { title, scenes, seconds, files } }
}
