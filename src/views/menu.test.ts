import { expect, test } from 'vitest'
import { catalogueWith, changed } from '#catalogue/read/content-fixture.ts'
import { withoutSamples } from '#catalogue/read/pending.ts'
import { mainMenu } from './menu.ts'

test('without the manufacturer’s list, the menu leads to the certificates of the home page', () => {
  const owed = "baseUrl: { pendiente: true, muestra: 'https://f.example/literatura', nota: falta }"
  const model = catalogueWith(changed('sitio.yaml', /baseUrl: '[^']*'/, owed))
  expect(mainMenu(model).about[0]?.href).toMatch(/^https:\/\/f\.example\/literatura\?q=Chile/)
  expect(mainMenu(withoutSamples(model)).about[0]?.href).toBe('/#certificaciones')
})
