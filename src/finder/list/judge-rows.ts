import { queryText } from '#visitor/address-query.ts'
import { placeOn, type Axis } from '#figures/axis.ts'
import { FACET_NAMES, FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { judgeOwn, ownSizeOf } from '#figures/judge.ts'
import { VERDICTS, type Verdict } from '#figures/judgement.ts'
import type { UnitSystem } from '#figures/units.ts'
import { besideFigure, figureMarks } from '../figure-marks.ts'
import { figuresOfVersion, judgedVersion } from '../products/named-versions.ts'
import { setFigure } from './set-figure.ts'
import type { FigureMark } from '#components/product-row/row-figures.tsx'
import { loadProductData } from '../products/use-product-data.ts'
import {
  askedService,
  criteriaOf,
  draftFromQuery,
  NOTHING_ASKED,
  selectorPath,
  shaftIn,
  type CriteriaDraft,
} from '../selector/criteria.ts'
import { writeFigures } from '../selector/addressed-figures.ts'
import stylesheet from '#components/product-row/row-verdicts.css?inline'
import { applyLateStyles } from '#islands/late-styles.ts'

applyLateStyles(stylesheet)

export type JudgedRows = Awaited<ReturnType<typeof judgeRows>>

type Hint = { text: string; link?: { text: string; href: string } }
type Fields = readonly HTMLInputElement[]

const axisOf = ({ dataset }: HTMLInputElement) =>
  JSON.parse(dataset['axis'] ?? 'null') as Axis | null
const facetOf = ({ dataset }: HTMLInputElement) => dataset['facet'] as Facet

/** The rows of a list on the page, judged by the figures in the heads of its columns. */
export async function judgeRows(list: HTMLElement) {
  const { products, options } = await loadProductData()
  const byId = new Map(products.map((product) => [product.id, product]))
  const machine = list.dataset['machine']
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr[id]')]
  let verdicts: ReadonlyMap<string, Verdict> | undefined
  let asked = NOTHING_ASKED
  let askedSystem: UnitSystem = 'si'
  let addressed: CriteriaDraft['figures'] = {}

  const criteria = (fields: Fields, system: UnitSystem) => {
    const figures = fields.map((field) => {
      const own = addressed[facetOf(field)]
      return [facetOf(field), own?.text === field.value ? own : { text: field.value }]
    })
    const draft: CriteriaDraft = {
      figures: Object.fromEntries(figures),
      choices: machine ? { equipment: machine } : {},
      isRpm: false,
      order: 'catalogue',
    }
    return criteriaOf(draft, options, system)
  }
  const countOf = (shown: readonly string[], verdict: Verdict) =>
    shown.filter((id) => verdicts?.get(id) === verdict).length
  // Those that comply come first, in the order of the list.
  const rankOf = (id: string) => VERDICTS.indexOf(verdicts?.get(id) ?? 'complies')
  return {
    /** Copies the figures from the address into the fields. */
    read(query: URLSearchParams, fields: Fields, system: UnitSystem) {
      const { figures, isRpm } = draftFromQuery(query, system)
      addressed = figures
      for (const field of fields) {
        const text = figures[facetOf(field)]?.text ?? ''
        field.value = isRpm && facetOf(field) === TURNS.facet ? `${text} ${TURNS.unit}` : text
      }
    },
    /** Returns the address query with the asked figures. */
    write(query: URLSearchParams, fields: Fields, system: UnitSystem) {
      writeFigures(query, criteria(fields, system).figures)
      return queryText(query)
    },
    /** Marks every row by its limits, sorts each group by what they answer, and draws a line at each asked figure. */
    mark(fields: Fields, system: UnitSystem) {
      asked = criteria(fields, system)
      askedSystem = system
      for (const field of fields) {
        field.ariaInvalid = asked.unread.some(({ name }) => name === facetOf(field)) ? 'true' : null
      }
      const service = askedService(asked, options)
      drawLines(list, fields, asked.figures)
      const found = new Map<string, Verdict>()
      for (const row of rows) {
        const product = byId.get(row.id)
        if (!product) continue
        const { machine: own } = row.parentElement?.dataset ?? {}
        const { verdict, limits } = judgeOwn(product, { ...service, ...(own && { machine: own }) })
        found.set(row.id, verdict)
        const marks = figureMarks(limits, system)
        const version = judgedVersion(limits)
        const { ranges } = product
        // What the row shows, in its machine.
        const figures = product.figuresIn?.[own ?? machine ?? ''] ?? product.figures
        const taken = version ? figuresOfVersion(figures, ranges, version, true) : figures
        for (const field of fields) {
          const cell = row.children[columnOf(field)]
          if (!(cell instanceof HTMLElement)) continue
          const at = FACET_NAMES.indexOf(facetOf(field))
          const figure = taken[at] === figures[at] ? undefined : taken[at]
          setFigure(cell, figure, axisOf(field))
          markCell(cell, besideFigure(marks.get(facetOf(field)), figure))
        }
      }
      verdicts = asked.figures.length > 0 ? found : undefined
      for (const [group, own] of Map.groupBy(rows, (row) => row.parentElement)) {
        const sorted = own.toSorted((a, b) => rankOf(a.id) - rankOf(b.id))
        const present = [...(group?.querySelectorAll(':scope > tr[id]') ?? [])]
        if (sorted.some((row, at) => row !== present[at])) group?.append(...sorted)
      }
    },
    /** How many comply, and " y 3 con condición" if some do so; undefined while nothing is asked. */
    count(shown: readonly string[]) {
      if (!verdicts) return undefined
      const conditional = countOf(shown, 'conditional')
      return {
        complying: countOf(shown, 'complies'),
        also: conditional > 0 ? ` y ${conditional} con condición` : '',
      }
    },
    /** What is to be corrected in a field, or where else to look if no product of this list complies. */
    hint(shown: readonly string[]): Hint | undefined {
      const [unread] = asked.unread
      if (unread)
        return {
          text: `${FACETS[unread.name as Facet].name}: ${unread.reason} No se aplicó a la lista.`,
        }
      if (!verdicts || countOf(shown, 'complies') + countOf(shown, 'conditional') > 0)
        return undefined
      const text = 'En esta lista ninguno cumple lo pedido.'
      // Elsewhere a diameter is a shaft's, not that of a joint's pipe.
      const isShaft = products.every(
        (product) => !shown.includes(product.id) || (ownSizeOf(product) ?? 'shaft') === 'shaft',
      )
      if (shaftIn(asked.figures) > 0 && !isShaft && !machine) return { text }
      const href = selectorPath(asked, {}, askedSystem)
      return { text, link: { text: 'Buscar en todo el catálogo', href } }
    },
  }
}

function columnOf(field: HTMLInputElement): number {
  const head = field.closest('th')
  return head?.parentElement ? [...head.parentElement.children].indexOf(head) : -1
}

/** Draws a line through the rows at each asked figure whose column has an axis. */
function drawLines(
  list: HTMLElement,
  fields: Fields,
  figures: readonly { facet: Facet; value: number; inTurns?: true }[],
): void {
  const frame = list.querySelector<HTMLElement>('[data-list]')
  if (!frame) return
  const drawn = fields.flatMap((field) => {
    const figure = figures.find(({ facet, inTurns }) => facet === facetOf(field) && !inTurns)
    const axis = axisOf(field)
    if (!figure || !axis) return []
    frame.style.setProperty(`--asked-${columnOf(field)}`, `${placeOn(axis, figure.value)}`)
    return [columnOf(field)]
  })
  frame.dataset['lines'] = drawn.join(' ')
}

function markCell(cell: HTMLElement, mark: FigureMark | undefined): void {
  if (mark) cell.dataset['tone'] = mark.tone
  else delete cell.dataset['tone']
  const condition = cell.querySelector('small')
  cell.querySelector('[data-note]')?.remove()
  if (mark?.note) {
    const note = document.createElement('span')
    note.dataset['note'] = mark.isJoint ? 'joint' : ''
    note.textContent = mark.note
    cell.insertBefore(note, condition)
  }
  // Does not repeat a condition that the verdict already states.
  if (condition && cell.dataset['version'] === undefined)
    condition.hidden = mark?.note?.includes(condition.textContent ?? '') ?? false
}
