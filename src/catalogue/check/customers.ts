import type { Site } from '#schema/site.ts'
import { isOfKind } from '../ask/pages.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'

/** Checks that a customer group's branches exist and that it has no more logos than customers. */
export function checkCustomers(
  parsed: readonly ParsedPage[],
  { branches }: Site,
  problems: Problem[],
) {
  const ids = new Set(branches.map(({ id }) => id))
  for (const { file, content } of parsed.filter((page) => isOfKind(page, 'customers'))) {
    content.zones.forEach((zone, index) => {
      if (!ids.has(zone.branch)) {
        const message = `no existe la sucursal «${zone.branch}»: hay ${[...ids].join(', ')}`
        problems.push(file.problem(['zones', index, 'branch'], message, 'missing name'))
      }
      if (zone.logos.length > zone.count) {
        const message = `dice ${zone.count}, y hay ${zone.logos.length} logotipos: cuenta a todos los clientes del grupo`
        problems.push(file.problem(['zones', index, 'count'], message))
      }
    })
  }
}
