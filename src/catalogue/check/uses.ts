import { productsById } from '../ask/product-by-id.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { ProblemKind } from '#schema/problem-kind.ts'
import type { Selection } from '#schema/selection.ts'
import type { CatalogueProduct } from '../catalogue-model.ts'
import { machineEvidence } from '../ask/choices.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { isDefinition, isOfKind, lastPart, partsOf } from '../ask/pages.ts'
import type { Problem } from '../read/problem.ts'

/** A sentence on what a product is not for: it must be a note, since the search reads features as uses. */
const NOT_FOR = /^No (?:(?:es|son) apt[oa]s?|sirven?|usar|se usan?) /u

/** With fewer products the selector is enough; from this many on a kind of machine needs a page. */
const PAGE_LEAST = 3

/**
 * Checks that uses hold only what is published: a product serves a kind of machine that its own texts or its page
 * mention; an industry page lists products for machines they serve; and a kind of machine that enough products
 * serve has a page.
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
