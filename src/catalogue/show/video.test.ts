import { expect, test } from 'vitest'
import { video as videoSchema } from '#schema/video.ts'
import { catalogueWith } from '../read/content-fixture.ts'
import { presentVideo } from './video.ts'

const scene = { id: 'eje', title: 'El eje', seconds: 5, captions: ['Gira.'], shows: 'Un corte.' }
const film = { title: 'Cómo sella', file: 'muestra', scenes: [scene, { ...scene, id: 'fin' }] }
const viewOf = (youtube: unknown) => presentVideo(videoSchema.parse({ youtube, film }))

test('while the owner’s video is pending, the film stands in its place with its files', () => {
  expect(viewOf({ pendiente: true, nota: 'identificador' })).toMatchObject({
    film: { seconds: 10, files: { webm: '/video/muestra.webm', captions: '/video/muestra.vtt' } },
  })
})

test('the owner’s video takes the film’s place', () => {
  expect(viewOf('abcdefghi_1')).toEqual({ youtubeId: 'abcdefghi_1' })
})

test("the film stays if the company's video is not applicable", () => {
  expect(viewOf('no aplica')).toHaveProperty('film')
})

test('an invalid YouTube id is refused with a message', () => {
  expect(() => viewOf('https://youtu.be/abcdefghi_1')).toThrow('identificador de YouTube')
})

test('the pending video is listed with what is missing', () => {
  const page = `kind: article
title: Historia
description: Historia de la empresa.
lead: Historia.
sections:
  - id: video
    heading: Video
    video:
      youtube: { pendiente: true, nota: identificador de YouTube }
      film: ${JSON.stringify(film)}
`
  const { pending } = catalogueWith({ 'paginas/historia.yaml': page })
  expect(pending).toContainEqual(
    expect.objectContaining({
      file: 'content/paginas/historia.yaml',
      field: 'sections[0].video.youtube',
      message: 'identificador de YouTube',
    }),
  )
})
