import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { certificateSealSchema } from '#schema/drawings/certificate-seal.ts'
import { renderDrawing } from '../../render-drawing.tsx'

test('spec 9: the four certifications stand in the letters of their seals', () => {
  const { catalogue } = loadCatalogue(CONTENT_DIR)
  const letters = catalogue?.home.certifications.items.map(({ label, drawing }) => {
    const options = { size: 'card', theme: 'file', id: 'd', subject: label } as const
    const { svg, description } = renderDrawing(drawing, options)
    expect(description).toContain('no reproduce la marca de ningún organismo')
    return [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, word]) => word).join(' ')
  })
  expect(letters).toEqual(['ISO 9001', 'ISO 14001', 'ISO 45001', 'SICEP A'])
})

test('a seal refuses more than two short words in capitals', () => {
  const seal = (text: string) => certificateSealSchema.safeParse({ kind: 'certificate-seal', text })
  expect(seal('ISO 9001').success).toBe(true)
  for (const text of ['', 'ISO 9001 A', 'iso', 'CERTIFICADO']) {
    expect(seal(text).success).toBe(false)
  }
})
