import { z } from 'zod'
import { isNearlyNotApplicable, NOT_APPLICABLE, slug, text, WRITE_NOT_APPLICABLE } from './text.ts'

const YOUTUBE_ID = /^[\w-]{11}$/
/** Two lines of a caption; more cannot be read while it stands. */
const CAPTION_MAX = 84

const filmScene = z.strictObject({
  /** Which picture it is; the film shows it. */
  id: slug,
  title: text,
  seconds: z.number().min(4).max(10),
  /** Read one after the other, each for its share of the scene. */
  captions: z
    .array(text.max(CAPTION_MAX, `el subtítulo pasa de ${CAPTION_MAX} caracteres`))
    .min(1)
    .max(2),
  /** What is seen, for the transcript. */
  shows: text,
})

/** A silent film of the site's own (public/video), and its script. */
const film = z.strictObject({
  title: text,
  /** Name of its files in public/video, without extension. */
  file: slug,
  scenes: z.array(filmScene).nonempty(),
})

/**
 * The company's video (spec 2, "History"): its id at YouTube once the owner gives it; until then the
 * film stands in its place.
 */
export const video = z.strictObject({
  youtube: z
    .union([
      // The company has none, and will have none: the film stays.
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
