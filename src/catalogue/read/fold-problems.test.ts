import { expect, test } from 'vitest'
import { reportPage } from '../../../tools/dev/report-page.ts'
import { CATEGORY, changed, loadWith } from './content-fixture.ts'
import { formatReport } from './problem.ts'

test('an unreadable page is one cause, and missing references to it are folded under it', () => {
  const { problems } = loadWith({
    ...changed(
      'paginas/inicio.yaml',
      'solutions: { heading: Soluciones, cards: [] }',
      'solutions: { heading: Soluciones, cards: [{ label: A, href: /productos/sellos/partidos, drawing: { kind: split } }, { label: B, href: /productos/sellos/partidos, drawing: { kind: split } }] }',
    ),
    ...changed(CATEGORY, 'title: Partidos', 'titel: Partidos'),
  })
  const report = formatReport(problems)
  expect(report.split('\n')[0]).toMatch(
    /partidos\.yaml:3:1 titel: no existe el campo «titel»: ¿será «title»\?$/,
  )
  expect(report).toMatch(
    /1 problema en el contenido\. Y \d avisos que vienen de lo mismo\.\n {2}content\//,
  )
  expect(reportPage(problems)).toMatch(
    /un problema[^]*<summary>Y \d avisos que vienen de lo mismo\.</,
  )
})

test('a missing page is reported once, however many links lead to it', () => {
  const { problems } = loadWith({
    ...changed(
      'paginas/inicio.yaml',
      'solutions: { heading: Soluciones, cards: [] }',
      'solutions: { heading: Soluciones, cards: [{ label: A, href: /nada, drawing: { kind: split } }, { label: B, href: /nada, drawing: { kind: split } }] }',
    ),
  })
  expect(formatReport(problems)).toMatch(
    /no existe la página \/nada\n\n1 problema en el contenido\. Y 1 aviso que viene de lo mismo\.\n {2}content\/paginas\/inicio\.yaml:\d+:\d+ solutions\.cards\[1\]/,
  )
})
