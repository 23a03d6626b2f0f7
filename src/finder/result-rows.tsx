import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { JudgedLimit, Judgement } from '#figures/judgement.ts'
import { judgementWords } from '#figures/limit-words.ts'
import { figureText } from '#figures/present-specs.ts'
import { withAxes } from '#figures/column-axes.ts'
import type { ListColumn, ProductRowView } from '#views/product-list.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { LIMITS } from '#figures/limits.ts'
import type { UnitSystem } from '#figures/units.ts'
import { Button } from '#components/button/button.tsx'
import { EARLY_ROWS, ListFrame } from '#components/product-list/list-frame.tsx'
import { ROW_GROUP } from '#components/product-list/table-roles.ts'
import '#components/product-row/row-verdicts.css'
import { ProductRow } from '#components/product-row/product-row.tsx'
import { capitalised, lowered } from '#schema/letter-case.ts'
import { limitsToCarry, serviceFromLimits, addressWithFigures } from './carried-figures.ts'
import { besideFigure, figureMarks } from './figure-marks.ts'
import { figuresOfVersion, judgedVersion, rangeFigure } from './products/named-versions.ts'
import type { Criteria } from './selector/criteria.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'

/** A product found, with what its published limits say of each asked figure. */
export type FoundProduct = Partial<Pick<Judgement, 'refusal' | 'isSplit'>> & {
  product: ProductRowView & Partial<Pick<ProductRecord, 'figuresIn' | 'ranges'>>
  limits: readonly JudgedLimit[]
  /** The compound or version that the question names; where its figures ask for one, the judge says which. */
  version?: string | undefined
  /** The same as the note of its line says it. */
  note?: string | undefined
}

type ResultRowsProps = {
  /** The list's accessible name. */
  label: string
  columns: readonly ListColumn[]
  found: readonly FoundProduct[]
  /** What is asked besides figures: those of the machine are shown. */
  choices?: Criteria['choices'] | undefined
  /** The facets whose columns are shown; all unless told. */
  facets?: readonly string[]
  /** How many are shown; all of them share the axes, so that no bar moves when the rest follows. */
  most?: number
  /** Content beside the column heads. */
  head?: ReactNode
}

/** Products shown at first; a button shows the rest. */
export const ROWS_AT_FIRST = 60

type RestButtonProps = { count: number; kind?: 'secondary' | 'text'; onPress: () => void }

/** Shows all of a group; the button goes, so the first link of what is new takes the focus. */
export function RestButton({ count, kind = 'secondary', onPress }: RestButtonProps) {
  const press = ({ currentTarget }: MouseEvent) => {
    const { length } = [...document.links].filter(
      (link) => link.compareDocumentPosition(currentTarget) === Node.DOCUMENT_POSITION_FOLLOWING,
    )
    flushSync(onPress)
    document.links[length]?.focus()
  }
  return (
    <Button kind={kind} onClick={press}>
      Ver los {count}
    </Button>
  )
}

/** The found products as rows, with the asked figures on their shared axes. */
export function ResultRows(props: ResultRowsProps) {
  const { label, columns: named, found, choices = {}, facets, most, head } = props
  const system = useUnitSystem()
  const size = sizeNameOf(found)
  const all = named.map((column) =>
    column.id === 'diameter' && size !== undefined ? { ...column, name: size } : column,
  )
  const isShown = all.map(({ id }) => facets?.includes(id) ?? true)
  const kept = <Value,>(values: readonly Value[]) => values.filter((_, at) => isShown[at])
  const rows = found.map(({ product, limits, version, note, refusal, isSplit }) => {
    const whole = product.figuresIn?.[choices.equipment ?? ''] ?? product.figures
    const judged = judgedVersion(limits)
    const taken = version ?? judged
    const isSaid = judged !== undefined
    const own =
      taken === undefined ? whole : figuresOfVersion(whole, product.ranges ?? [], taken, isSaid)
    const shown = judgedFigures(
      own.map((figure) => withoutSaid(figure, size)),
      limits,
    )
    const marks = marksOf(size === SECTION ? limits.filter(isJudgedBySize) : limits, system)
    const asked = limitsToCarry(limits, product)
    // What excludes it although its figures may comply.
    const excludes = judgementWords(
      { verdict: 'outside', limits: [], ...(refusal && { refusal }), ...(isSplit && { isSplit }) },
      system,
    )
    return {
      product: {
        ...product,
        href: addressWithFigures(product.href, asked, choices, note),
        figures: kept(shown),
        tagline: capitalised(excludes.join('; ')) || product.tagline,
      },
      marks: kept(marks.map((mark, at) => besideFigure(mark, shown[at]))),
      asked: { service: serviceFromLimits(asked), ...(note !== undefined && { note }) },
    }
  })
  // The caller may have measured the axes among more products than these.
  const isMeasured = all.some(({ axis }) => axis)
  const figures = rows.map(({ product }) => product.figures)
  // Accessories publish no figures: one text column says their use.
  const isInWords = figures.every((row) => row.every((figure) => !figure || figure.span))
  const measured = isMeasured ? kept(all) : withAxes(kept(all), figures)
  const columns = isInWords ? [IN_WORDS] : measured
  const allAsked = found.flatMap(({ limits }) => limits)
  const askedOf = (id: string) => allAsked.find(({ kind }) => kind === id)?.value
  return (
    <ListFrame
      label={label}
      columns={columns}
      head={head}
      asked={columns.map(({ id }) => askedOf(id))}
    >
      <tbody
        {...ROW_GROUP}
        data-failed={
          rows.every(({ marks }) => marks.some((mark) => mark?.tone === 'misses')) || undefined
        }
      >
        {rows.slice(0, most).map(({ product, marks, asked }, at) => (
          <ProductRow
            key={product.id}
            product={product}
            columns={columns}
            isEarly={at < EARLY_ROWS}
            asked={asked}
            marks={marks}
          />
        ))}
      </tbody>
    </ListFrame>
  )
}

/** The one column of rows without figures. */
export const IN_WORDS: ListColumn = { id: 'para-que', name: 'Para qué', isText: true }

const isJudgedBySize = ({ kind, verdict }: JudgedLimit) => kind !== 'section' || verdict !== 'apart'

const SECTION = LIMITS.section.name

/** The name of the size (shaft, section) if all products share it. */
function sizeNameOf(found: readonly FoundProduct[]): string | undefined {
  const names = found.flatMap(({ product }) => {
    const range = product.ranges?.find(({ kind }) => LIMITS[kind].facet === 'diameter')
    return range?.label ?? []
  })
  const [name] = names
  return names.every((one) => one === name) ? name : undefined
}

/** Drops the word for what a figure measures where the column head already says it. */
function withoutSaid(figure: Figures[number], size = ''): Figures[number] {
  if (figure?.condition === undefined) return figure
  const [said, ...others] = figure.condition.split('; ')
  if (said !== lowered(size)) return figure
  const { condition: _said, ...bare } = figure
  return others.length === 0 ? bare : { ...bare, condition: others.join('; ') }
}

type Figures = ProductRowView['figures']

/** Replaces a product's representative figures by the limits that were judged. */
function judgedFigures(figures: Figures, limits: readonly JudgedLimit[]): Figures {
  return FACET_NAMES.map((facet, at) => {
    const own = figures[at]
    const judged = limits.find(({ kind }) => kind === facet)
    const { range } = judged ?? {}
    if (!judged || !range || judged.verdict === 'unpublished') return own
    if (own && figureText(own.si) === range.text) return own
    const { note, short, condition } = range
    const figure = rangeFigure(range, note ?? judged.met ?? short ?? condition)
    if (judged.verdict !== 'conditional') return figure
    return { ...figure, reach: { ...figure.reach, sure: {} } }
  })
}

function marksOf(limits: readonly JudgedLimit[], system: UnitSystem) {
  const marks = figureMarks(limits, system)
  return FACET_NAMES.map((facet) => marks.get(facet))
}
