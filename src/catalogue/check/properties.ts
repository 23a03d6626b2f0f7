import type { Quantity } from '#figures/quantity.ts'
import type { ContentFile } from '../read/content-file.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import { SHORT_CONDITION_MAX } from '#figures/honest-figure.ts'
import type { CategoryPage } from '#schema/page.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import { FACETS } from '#figures/facets.ts'
import { formatNumber } from '#figures/format-number.ts'
import { isPossible } from '#figures/possible-figure.ts'
import { convert, UNITS } from '#figures/units.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { isDefinition, isOfKind } from '../ask/pages.ts'
import { pairDisagreement } from './pair-agreement.ts'
import type { Problem } from '../read/problem.ts'
import { specRowsIn } from './spec-rows.ts'

/**
 * Checks specification rows: the property is known, the units measure it, the figures of both systems agree,
 * a condition shown beside its figure is short enough, and a list's service has figures published for it.
 */
export function checkProperties(
  parsed: readonly ParsedPage[],
  properties: ReadonlyMap<string, PropertyDefinition>,
  vocabulary: ContentFile | undefined,
  problems: Problem[],
) {
  checkMeanings(parsed, properties, vocabulary, problems)
  for (const page of parsed) {
    const { file, content } = page
    if (isOfKind(page, 'category') && !hasMachine(page.content)) {
      const message = `ninguna cifra de sus productos vale para el equipo «${page.content.machine}»`
      problems.push(file.problem(['machine'], message))
    }
    for (const { row, path } of specRowsIn(content)) {
      const definition = properties.get(row.property)
      if (!definition) {
        const near = didYouMean(row.property, [...properties.keys()])
        const advice = near || ' (agrégala a vocabulario/propiedades.yaml)'
        const message = `propiedad desconocida: «${row.property}»${advice}`
        problems.push(file.problem([...path, 'property'], message, 'missing name'))
        continue
      }
      const isLong = (row.condition?.length ?? 0) > SHORT_CONDITION_MAX && row.short === undefined
      if (definition.facet && path.includes('specs') && isLong) {
        const message = `pasa de ${SHORT_CONDITION_MAX} caracteres: agrega short, en pocas palabras`
        problems.push(file.problem([...path, 'condition'], message))
      }
      const disagreement = pairDisagreement(row)
      if (disagreement !== undefined) problems.push(file.problem([...path, 'values'], disagreement))
      row.values.forEach((quantity, index) => {
        const [field, message] = valueFault(quantity, definition) ?? []
        if (message) problems.push(file.problem([...path, 'values', index, field], message))
      })
    }
  }
}

/**
 * Checks the property fields that the code relies on, so that it never parses a property's name: whose
 * diameter it is, and whether the name says that its figures are limits.
 */
function checkMeanings(
  parsed: readonly ParsedPage[],
  properties: ReadonlyMap<string, PropertyDefinition>,
  vocabulary: ContentFile | undefined,
  problems: Problem[],
) {
  const limited = new Set(
    parsed
      .flatMap(({ content }) => specRowsIn(content))
      .filter(({ row }) => row.values.some(isOneLimit))
      .map(({ row }) => row.property),
  )
  const report = (index: number, message: string) => {
    if (vocabulary) problems.push(vocabulary.problem(['properties', index], message))
  }
  ;[...properties.values()].forEach((meaning, index) => {
    const { label, facet, limits, size, namesLimit } = meaning
    if (facet === 'diameter' && limits === undefined && size === undefined) {
      report(index, `«${label}» es un diámetro: agrega size (shaft, rod o nominal)`)
    }
    if (limited.has(label) && namesLimit === undefined) {
      report(index, `«${label}» publica un límite: agrega namesLimit, true si su nombre lo dice`)
    }
  })
}

/** The field of a value that is wrong, and why; undefined if none is. */
function valueFault(quantity: Quantity, { label, dimension, facet }: PropertyDefinition) {
  const { unit, value, values = [], size = [], min, max } = quantity
  if (UNITS[unit]?.dimension !== dimension) return ['unit', `«${unit}» no mide «${label}»`] as const
  const wrong = [value, min, max, ...values, ...size].find(
    (one) => facet && one && !isPossible(facet, convert(one, unit, FACETS[facet].units.si)),
  )
  if (wrong !== undefined)
    return ['unit', `ningún equipo tiene ${formatNumber(wrong)} ${unit}: revisa la cifra`] as const
  if (!isOneLimit(quantity)) return undefined
  const [field, opposite] =
    max === undefined ? (['min', /máxim/i] as const) : (['max', /mínim/i] as const)
  return opposite.test(label) ? ([field, `«${label}» dice lo contrario`] as const) : undefined
}

function isOneLimit({ min, max }: Quantity): boolean {
  return (min === undefined) !== (max === undefined)
}

function hasMachine({ machine, products }: CategoryPage): boolean {
  if (machine === undefined) return true
  return products.some((entry) => {
    return isDefinition(entry) && entry.specs.some(({ when }) => when?.equipment?.includes(machine))
  })
}
