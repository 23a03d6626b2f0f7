import { productsById } from '../ask/product-by-id.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { ProblemKind } from '#schema/problem-kind.ts'
import type { Selection } from '#schema/selection.ts'
import type { CatalogueProduct } from '../catalogue-model.ts'
import { machineEvidence } from '../ask/choices.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { isDefinition, isOfKind, lastPart, partsOf } from '../ask/pages.ts'
import type { Problem } from '../read/problem.ts'

/** What a product is not for is a note: among its features, the search would take it for what it serves. */
const NOT_FOR = /^No (?:(?:es|son) apt[oa]s?|sirven?|usar|se usan?) /u

/** Fewer products are found by the selector, and need no page. */
const PAGE_LEAST = 3

/**
 * Which product serves which machine and industry is data, and holds only what is published: a product
 * serves a kind of machine of which its own texts or its page speak; the page of an industry lists
 * products for machines that they serve; a kind of machine has a page where enough products serve it.
 */
export function checkUses(
  parsed: readonly ParsedPage[],
  products: readonly CatalogueProduct[],
  selection: Pick<Selection, 'equipment' | 'services'>,
  problems: Problem[],
) {
  const byId = productsById(products)
  const machines = new Map(selection.equipment.map((machine) => [machine.id, machine]))
  const noMachine = (id: string) =>
    `no existe el equipo «${id}» en vocabulario/seleccion.yaml${didYouMean(id, [...machines.keys()])}`
  for (const page of parsed) {
    const { path, file } = page
    const report = (at: readonly PropertyKey[], message: string, kind?: ProblemKind) =>
      problems.push(file.problem(at, message, kind))
    partsOf(page.content).products.forEach((entry, index) => {
      if (!isDefinition(entry)) return
      entry.features.forEach((feature, place) => {
        if (!NOT_FOR.test(feature)) return
        const message = `«${feature}» dice para qué no sirve: va en notes`
        report(['products', index, 'features', place], message)
      })
      entry.equipment.forEach((id, place) => {
        const at = ['products', index, 'equipment', place]
        const machine = machines.get(id)
        if (!machine) report(at, noMachine(id), 'missing machine')
        else if (machineEvidence(machine, { ...entry, pagePath: path }) === undefined) {
          report(at, `ningún texto publicado de «${entry.code ?? entry.id}» habla de «${id}»`)
        }
      })
    })
    if (isOfKind(page, 'industry')) {
      const { content } = page
      const kinds = new Map(content.machines.map(({ name, equipment }) => [name, equipment]))
      content.machines.forEach(({ name, equipment }, index) => {
        const at = ['machines', index]
        if (equipment !== undefined && !machines.has(equipment)) {
          report([...at, 'equipment'], noMachine(equipment), 'missing machine')
        }
        if (!content.products.some(({ group }) => group === name)) {
          report([...at, 'name'], `ningún producto está en «${name}»`, 'empty group')
        }
      })
      content.products.forEach(({ ref, group, reason }, index) => {
        const equipment = kinds.get(group)
        const at = ['products', index, 'ref']
        if (content.products.findIndex((other) => other.ref === ref) < index) {
          report(at, `«${ref}» ya está en esta página`)
        }
        const isQuoted = byId.get(ref)?.applications.includes(reason) ?? true
        if (kinds.has(group) && equipment === undefined && !isQuoted) {
          report(
            ['products', index, 'reason'],
            `«${group}» no dice su equipo: la razón debe ser una aplicación publicada de «${ref}»`,
          )
        }
        if (equipment && !(byId.get(ref)?.equipment.includes(equipment) ?? true)) {
          report(
            at,
            `«${ref}» no sirve a «${equipment}» según su propio campo equipment`,
            'unserved machine',
          )
        }
      })
    }
    if (isOfKind(page, 'equipment')) {
      const id = lastPart(path)
      const count = products.filter(({ equipment }) => equipment.includes(id)).length
      if (!machines.has(id)) report(['kind'], noMachine(id), 'missing machine')
      else if (count < PAGE_LEAST) {
        report(
          ['kind'],
          `solo ${count} productos sirven a «${id}»: la página necesita ${PAGE_LEAST}`,
          'unserved machine',
        )
      }
    }
  }
}
