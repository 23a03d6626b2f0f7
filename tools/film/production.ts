import { join } from 'node:path'
import { catalogue } from '#catalogue/catalogue.ts'
import { partsOf } from '#catalogue/pages.ts'
import { paintPixels } from '#drawings/png.ts'
import type { Film } from '#schema/video.ts'
import { captionsOf, cutsOf } from './captions.ts'
import { encode } from './encode.ts'
import { FRAME } from './frame.tsx'
import { frames, posterSvg } from './frames.ts'

export const FOLDER = 'public/video'

/** The films of the content's pages. */
export function films(): Film[] {
  return [...catalogue().pages.values()].flatMap(({ content }) =>
    partsOf(content).sections.flatMap(({ video }) => (video ? [video.film] : [])),
  )
}

/** Poster and captions of each film. */
export function textFiles() {
  return films().flatMap((film) => [
    { path: join(FOLDER, `${film.file}.svg`), text: posterSvg(film) },
    { path: join(FOLDER, `${film.file}.vtt`), text: captionsOf(film) },
  ])
}

/** A frame that stands still is painted once. */
async function* pixels(film: Film) {
  let last: { svg: string; frame: Buffer } | undefined
  for (const svg of frames(film.scenes)) {
    if (last?.svg !== svg) last = { svg, frame: (await paintPixels(svg, FRAME.width)).pixels }
    yield last.frame
  }
}

export async function shoot() {
  for (const film of films()) await encode(pixels(film), cutsOf(film), join(FOLDER, film.file))
}
