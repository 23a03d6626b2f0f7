import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from '../read/content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from '../read/problem.ts'

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

function reported(youtube: string, words: string): string {
  const pages = {
    'paginas/historia.yaml': history(youtube),
    'paginas/privacidad.yaml': privacy(words),
  }
  return formatReport(loadCatalogue(writeContent({ ...WHOLE_CONTENT, ...pages })).problems)
}

test('a video of another host asks the privacy notice to name it', () => {
  expect(reported('abcdefghi_1', 'El aviso')).toContain(
    'historia.yaml:9:7 sections[0].video.youtube: agrega a /privacidad una frase que lo diga',
  )
  const named = 'El video se carga de YouTube'
  expect(reported('abcdefghi_1', named)).toBe('\n\n0 problemas en el contenido.')
  expect(reported('no aplica', 'El aviso')).toBe('\n\n0 problemas en el contenido.')
})

test('a film on a page with a list of products is refused', () => {
  const listed = history('no aplica').replace(
    'sections:',
    `products: [{ id: zz1, code: ZZ1, name: Sello, tagline: De prueba, features: [De prueba], drawing: { kind: cartridge-single } }]\nsections:`,
  )
  const { problems } = loadCatalogue(
    writeContent({ ...WHOLE_CONTENT, 'paginas/historia.yaml': listed }),
  )
  expect(formatReport(problems)).toContain('una película va en una página de texto')
})
