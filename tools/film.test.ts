import type { Film } from '#schema/video.ts'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { partsOf } from '#catalogue/ask/pages.ts'

/** The length of the whole film in seconds. */
const lengthOf = ({ scenes }: Film): number => scenes.reduce((sum, { seconds }) => sum + seconds, 0)

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`

/** The film's captions as WebVTT; the captions of a scene share its time. */
function captionsOf({ scenes }: Film): string {
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

/** Rendered once; the program that did it left in c9dc6c22. */
const FOLDER = 'public/video'

const BYTES_MAX = 3_000_000
const [SHORTEST_S, LONGEST_S] = [20, 40]
/** The most letters a second that a caption may have. */
const READING_SPEED_MAX = 19

/** The length in seconds according to an MP4 file's header. */
function lengthOfMp4(path: string): number {
  const file = readFileSync(path)
  const header = file.indexOf('mvhd')
  return file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16)
}

/** The length in seconds according to a WebM file's header: the element Duration, in milliseconds. */
function lengthOfWebm(path: string): number {
  const file = readFileSync(path)
  return file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000
}

const FILMS = [...catalogue().pages.values()].flatMap(({ content }) =>
  partsOf(content).sections.flatMap(({ video }) => (video ? [video.film] : [])),
)

describe.each(FILMS)('the film $title', (film) => {
  const path = (extension: string) => join(FOLDER, `${film.file}.${extension}`)

  test('lasts 20 to 40 seconds, as long as its files', () => {
    const length = lengthOf(film)
    expect(length).toBeGreaterThanOrEqual(SHORTEST_S)
    expect(length).toBeLessThanOrEqual(LONGEST_S)
    expect(lengthOfMp4(path('mp4'))).toBeCloseTo(length, 1)
    expect(lengthOfWebm(path('webm'))).toBeCloseTo(length, 1)
  })

  test('weighs at most 3 MB, all its files together', () => {
    const sizes = ['webm', 'mp4', 'svg', 'vtt'].map((extension) => statSync(path(extension)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES_MAX)
  })

  test('has captions that can be read while they stand', () => {
    const speeds = film.scenes.flatMap(({ seconds, captions }) =>
      captions.map((caption) => caption.length / (seconds / captions.length)),
    )
    expect(Math.max(...speeds)).toBeLessThanOrEqual(READING_SPEED_MAX)
  })

  test('has the captions of the content', () => {
    expect(readFileSync(path('vtt'), 'utf8')).toBe(captionsOf(film))
  })
})
