import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { certificateSeal } from './certificate-seal.ts'
import { draw } from '../draw.tsx'

test('spec 9: each certification stands in the letters of its seal', () => {
  const { catalogue } = loadCatalogue(CONTENT_DIR)
  const items = catalogue?.home.certifications.items ?? []
  expect(items.length).toBeGreaterThan(0)
  for (const { label, drawing } of items) {
    const options = { size: 'card', theme: 'file', id: 'd', subject: label } as const
    const { svg, description } = draw(drawing, options)
    expect(description).toContain('no reproduce la marca de ningún organismo')
    const letters = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, word]) => word).join(' ')
    expect(drawing).toMatchObject({ kind: 'certificate-seal', text: letters })
  }
})

test('a seal refuses more than two short words in capitals', () => {
  const seal = (text: string) =>
    certificateSeal.schema.safeParse({ kind: 'certificate-seal', text })
  expect(seal('ISO 9001').success).toBe(true)
  for (const text of ['', 'ISO 9001 A', 'iso', 'CERTIFICADO']) {
    expect(seal(text).success).toBe(false)
  }
})
