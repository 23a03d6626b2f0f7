import { expect, test } from 'vitest'
import { checkPageNames } from './page-names.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'

/** The problems of a page with this title and this menu label. */
function reported(title: string, label: string): string[] {
  const page = {
    path: '/pagina',
    content: { title, menu: { label, order: 1 } },
    file: {
      problem: (at: string[], message: string) => ({ message: `${at.join('.')}: ${message}` }),
    },
  }
  const problems: Problem[] = []
  checkPageNames([page as unknown as ParsedPage], problems)
  return problems.map(({ message }) => message)
}

test('a menu calls a page by its title, or by some of its words', () => {
  expect(reported('Sellado de bridas', 'Bridas')).toEqual([])
  expect(reported('Sellos para lodos', 'Sellos mecánicos para lodos')).toEqual([])
  expect(reported('Servicios de monitoreo', 'Servicio de monitoreo')).toEqual([])
})

test('a second name of a page is refused', () => {
  expect(reported('Sellado de bridas', 'Juntas para bridas')).toEqual([
    'menu.label: «Juntas para bridas» no es un nombre de «Sellado de bridas»: una página se llama igual en todas partes, o más corto',
  ])
})
