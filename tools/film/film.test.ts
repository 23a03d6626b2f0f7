import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { captionsOf, lengthOf } from './captions.ts'
import { FRAMES_PER_SECOND, frames } from './frames.ts'
import { films, FOLDER, textFiles } from './production.ts'

const BYTES_MAX = 3_000_000
const [SHORTEST_S, LONGEST_S] = [20, 40]
/** Letters a second that a caption may ask of its reader. */
const READING_SPEED_MAX = 19
const STILL_S = 2

/** Seconds that the header of an MP4 file tells. */
function lengthOfMp4(path: string): number {
  const file = readFileSync(path)
  const header = file.indexOf('mvhd')
  return file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16)
}

/** Seconds that the header of a WebM file tells: the element Duration, in milliseconds. */
function lengthOfWebm(path: string): number {
  const file = readFileSync(path)
  return file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000
}

describe.each(films())('the film $title', (film) => {
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

  test('holds its view still at the end of each scene', () => {
    const all = [...frames(film.scenes)]
    expect(all).toHaveLength(lengthOf(film) * FRAMES_PER_SECOND)
    let end = 0
    for (const { id, seconds } of film.scenes) {
      end += seconds * FRAMES_PER_SECOND
      // The last part of a second fades.
      const held = all.slice(end - STILL_S * FRAMES_PER_SECOND, end)
      const views = new Set(held.map((svg) => /<svg y=[^>]+>/.exec(svg)?.[0]))
      expect([id, views.size]).toEqual([id, 1])
    }
  })

  test('is the same each time', () => {
    const scenes = film.scenes.slice(0, 1)
    expect([...frames(scenes)]).toEqual([...frames(scenes)])
  })
})

test('captions and poster are those of the content; else run `npm run film -- --captions`', () => {
  for (const { path, text } of textFiles()) expect(readFileSync(path, 'utf8')).toBe(text)
})

test('captions follow one another in the time of their scenes', () => {
  const scene = { id: 'uno', title: 'Uno', shows: 'Algo.' }
  const scenes = [
    { ...scene, seconds: 6, captions: ['Primero.', 'Segundo.'] },
    { ...scene, seconds: 5, captions: ['Tercero.'] },
  ] as const
  expect(captionsOf({ title: 'Película', file: 'muestra', scenes: [...scenes] as never })).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:03.000\nPrimero.\n',
      '00:00:03.000 --> 00:00:06.000\nSegundo.\n',
      '00:00:06.000 --> 00:00:11.000\nTercero.\n',
    ].join('\n'),
  )
})
