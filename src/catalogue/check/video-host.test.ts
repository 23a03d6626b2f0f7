import { expect, test } from 'vitest'
import { NO_PROBLEMS, reportWith } from '../read/content-fixture.ts'

/** An article with a video id, or with the film alone. */
const history = (youtube: string) => `
kind: article
title: Historia
description: La historia
lead: La historia
sections:
  - id: video
    heading: Un video
    video:
      youtube: ${youtube}
      film: { title: Sello, file: sello, scenes: [{ id: eje, title: Eje, seconds: 6, captions: [Gira], shows: Un eje }] }
`
const privacy = (words: string) => `
kind: article
title: Privacidad
description: El aviso
lead: ${words}
sections: [{ id: uno, heading: Uno }]
`

const reported = (youtube: string, words: string) =>
  reportWith({
    'paginas/historia.yaml': history(youtube),
    'paginas/privacidad.yaml': privacy(words),
  })

test('a video of another host asks the privacy notice to name it', () => {
  expect(reported('abcdefghi_1', 'El aviso')).toContain(
    'historia.yaml:9:7 sections[0].video.youtube: agrega a /privacidad una frase que lo diga',
  )
  const named = 'El video se carga de YouTube'
  expect(reported('abcdefghi_1', named)).toBe(NO_PROBLEMS)
  expect(reported('no aplica', 'El aviso')).toBe(NO_PROBLEMS)
})

test('a film on a page with a list of products is refused', () => {
  const listed = history('no aplica').replace(
    'sections:',
    `products: [{ id: zz1, code: ZZ1, name: Sello, tagline: De prueba, features: [De prueba], drawing: { kind: cartridge-single } }]\nsections:`,
  )
  expect(reportWith({ 'paginas/historia.yaml': listed })).toContain(
    'una película va en una página de texto',
  )
})
