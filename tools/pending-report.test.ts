import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatHelpful, formatPending, GUIDE_HEADINGS } from './pending-report.ts'

const owed = (file: string, field: string) => ({
  file: `content/${file}`,
  line: 1,
  column: 1,
  field,
  message: 'falta',
})

test.each([
  ['sitio.yaml', 'brand.name', 'La marca'],
  ['sitio.yaml', 'branches[3].email', 'Cambiar un teléfono'],
  ['sitio.yaml', 'email.publicKey', 'Elegir quién recibe las consultas'],
  ['paginas/historia.yaml', 'sections[1].video.youtube', 'Poner el video institucional'],
  ['productos/juntas-expansion.yaml', 'products[2]', 'Agregar un producto'],
  ['productos/juntas-expansion.yaml', 'sections[5].paragraphs[0]', 'Lo que falta entregar'],
])('a pending value in %s at %s is listed under «%s»', (file, field, heading) => {
  expect(formatPending([owed(file, field)])).toContain(`${field}: falta → ${heading}\n`)
})

test('the guide has every heading that the list names', () => {
  const guide = readFileSync('docs/contenido.md', 'utf8')
  const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(expect.arrayContaining([...GUIDE_HEADINGS]))
})

test('what would help a buyer is listed apart, and stops nothing', () => {
  const helpful = [{ id: 'bodega', field: 'Bodega', goesIn: 'availability', worth: 'el plazo' }]
  expect(formatHelpful(helpful)).toBe(
    'Esto ayudaría a quien compra, y no falta para publicar:\nBodega: el plazo → availability',
  )
  expect(formatHelpful([])).toBe('')
  expect(formatPending([])).toBe('No queda nada pendiente.')
})
