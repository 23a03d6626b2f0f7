import { expect } from 'vitest'
import { CATEGORY, WHOLE_CONTENT, writeContent, type ContentSources } from './content-fixture.ts'
import { foldProblems } from './fold-problems.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatProblem } from './problem.ts'

/** The files in which editors make most mistakes. */
export const SITE = 'sitio.yaml'

const CUSTOMERS = `
kind: customers
title: Clientes
description: Quiénes son
lead: Clientes
zones:
  - { id: uno, heading: Uno, count: 1, branch: norte }
  - { id: dos, heading: Dos, count: 2, branch: centro }
  - { id: tres, heading: Tres, count: 3, branch: sur }
industriesHeading: Industrias
casesHeading: Casos
`
export const MINING = `
kind: industry
title: Minería
description: En {ciudades}
lead: Minería
machines:
  - { name: Bombas, equipment: sello, fault: Sólidos }
products:
  - { ref: 442m, group: Bombas, reason: Relaves }
`
export const SOLUTION = `
kind: solution
title: Sellado de lodos
description: Cómo se sellan los lodos
lead: Lodos
sections:
  - { id: dificultades, heading: Dificultades }
  - { id: solucion, heading: Solución }
  - { id: resultados, heading: Resultados }
  - { id: beneficios, heading: Beneficios }
`
const SECOND_PRODUCT = `  - id: 442m
    code: 442M
    name: Sello partido para mezcladores
    tagline: Sello grande
    equipment: [sello]
    features: [Dos mitades]
    drawing: { kind: mixer }
`
/** The whole content, with a page that refers to other parts of it. */
export const CONTENT: ContentSources = {
  ...WHOLE_CONTENT,
  'paginas/clientes.yaml': CUSTOMERS,
  'industrias/mineria.yaml': MINING,
  'soluciones/lodos.yaml': SOLUTION,
  [CATEGORY]:
    (WHOLE_CONTENT[CATEGORY] ?? '').replace('Sellos en mitades', "'{Productos|un sello|sellos}'") +
    SECOND_PRODUCT,
}

/** Another category beside the first. */
export const SIBLING = `
kind: category
title: De gas
description: Otra categoría
lead: Sellos sin líquido
order: 2
index: { label: Sellos de gas, short: De gas, line: Sin líquido }
drawing: 442c
intro: [Con gas]
products:
  - { ref: 442c }
`

/** The report that an editor gets after changing one passage of one file. */
export function toldAfter(file: string, from: string, to: string) {
  const source = CONTENT[file] ?? ''
  expect(source).toContain(from)
  return toldOf({ ...CONTENT, [file]: source.replace(from, to) })
}

/** The report that an editor gets for some content. */
export function toldOf(content: ContentSources) {
  const { causes, consequences } = foldProblems(loadCatalogue(writeContent(content)).problems)
  return { causes: causes.map(formatProblem), consequences: consequences.map(formatProblem) }
}
