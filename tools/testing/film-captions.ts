import type { Film } from '#schema/video.ts'

/** Seconds for which the whole film runs. */
export const lengthOf = ({ scenes }: Film): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0)

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`

/** The film's captions as WebVTT: those of a scene share its time. */
export function captionsOf({ scenes }: Film): string {
  let start = 0
  const cues: string[] = []
  for (const { seconds, captions } of scenes) {
    for (const [i, caption] of captions.entries()) {
      const [from, to] = [i, i + 1].map((n) => clock(start + (seconds * n) / captions.length))
      cues.push(`${from} --> ${to}\n${caption}\n`)
    }
    start += seconds
  }
  return `WEBVTT\n\n${cues.join('\n')}`
}
