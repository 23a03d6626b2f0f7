import type { ParsedPage } from '../read/link-pages.ts'
import { isOfKind } from '../ask/pages.ts'
import type { Problem } from '../read/problem.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { HomePage } from '#schema/home.ts'
import type { Site } from '#schema/site.ts'

/** The offices and the industries that a group of customers names are those of the site. */
export function checkCustomers(
  parsed: readonly ParsedPage[],
  { branches }: Site,
  { industries }: HomePage,
  problems: Problem[],
) {
  const offices = new Set(branches.map(({ id }) => id))
  const known = new Set(industries.cards.map(({ id }) => id))
  for (const { file, content } of parsed.filter((page) => isOfKind(page, 'customers'))) {
    content.zones.forEach((zone, index) => {
      if (!offices.has(zone.office)) {
        const message = `no existe la sucursal «${zone.office}»: hay ${[...offices].join(', ')}`
        problems.push(file.problem(['zones', index, 'office'], message, 'missing name'))
      }
      if (zone.logos.length > zone.count) {
        const message = `dice ${zone.count}, y hay ${zone.logos.length} logotipos: cuenta a todos los clientes del grupo`
        problems.push(file.problem(['zones', index, 'count'], message))
      }
      zone.industries.forEach((id, place) => {
        if (known.has(id)) return
        const at = ['zones', index, 'industries', place]
        const message = `no existe la industria «${id}»${didYouMean(id, [...known])}`
        problems.push(file.problem(at, message, 'missing name'))
      })
    })
  }
}
