import { z } from 'zod'
import { isNearlyNotApplicable, NOT_APPLICABLE, slug, text, WRITE_NOT_APPLICABLE } from './text.ts'

const YOUTUBE_ID = /^[\w-]{11}$/
/** Two lines of a caption, as much as can be read while it is shown. */
const CAPTION_MAX = 84

const filmScene = z.strictObject({
  /** Id of the picture in the film. */
  id: slug,
  title: text,
  seconds: z.number().min(4).max(10),
  /** Shown one after the other, each for its share of the scene. */
  captions: z
    .array(text.max(CAPTION_MAX, `el subtítulo pasa de ${CAPTION_MAX} caracteres`))
    .min(1)
    .max(2),
  /** A description of the picture, for the transcript. */
  shows: text,
})

/** The site's own silent film (public/video), with its script. */
const film = z.strictObject({
  title: text,
  /** File name in public/video, without extension. */
  file: slug,
  scenes: z.array(filmScene).nonempty(),
})

/**
 * The company's video (spec 2, "History"): its YouTube id once the owner supplies it; until then the film is shown
 * instead.
 */
export const video = z.strictObject({
  youtube: z
    .union([
      // The owner has declared that there is no video: the film stays.
      z.literal(NOT_APPLICABLE).transform(() => undefined),
      text.refine((id) => !isNearlyNotApplicable(id), {
        error: WRITE_NOT_APPLICABLE,
        abort: true,
      }),
      z.strictObject({ pendiente: z.literal(true), nota: text }).transform(() => undefined),
    ])
    .refine(
      (id) => id === undefined || YOUTUBE_ID.test(id),
      'debe ser el identificador de YouTube: los 11 signos que siguen a «v=» en su dirección',
    ),
  film,
})

export type Video = z.output<typeof video>
export type Film = Video['film']
