import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from '#catalogue/read/content-fixture.ts'
import { withoutSamples } from '#catalogue/read/pending.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { mainMenu } from './menu.ts'

test('without the manufacturer’s list, the menu leads to the certificates of the home page', () => {
  const site = (WHOLE_CONTENT['sitio.yaml'] ?? '').replace(
    /baseUrl: '[^']*'/,
    "baseUrl: { pendiente: true, muestra: 'https://f.example/literatura', nota: falta }",
  )
  const { catalogue: model } = loadCatalogue(writeContent({ ...WHOLE_CONTENT, 'sitio.yaml': site }))
  if (!model) throw new Error('the content is wrong')
  expect(mainMenu(model).about[0]?.href).toMatch(/^https:\/\/f\.example\/literatura\?q=Chile/)
  expect(mainMenu(withoutSamples(model)).about[0]?.href).toBe('/#certificaciones')
})
