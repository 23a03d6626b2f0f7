import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { SERVICE_FIELDS, type ServiceField } from '#figures/service.ts'
import { foldText } from '#schema/fold-text.ts'
import type { Service } from '#visitor/quote-list.ts'
import { measureIn } from './pasted-details.ts'
import { isFigure, measureOf, measureText } from './service-data.ts'

/** What a column of a pasted table holds. */
export type Column =
  | 'position'
  | 'code'
  | 'name'
  | 'quantity'
  | 'unit'
  | ServiceField
  | 'tag'
  | 'note'
  | 'other'

/** How the columns of purchase lists are called, folded. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  [
    'quantity',
    /^(?:cant(?:idad)?\.?|qty\.?|quantity|cantidad solicitada|cant\. solicitada|pedido)$/,
  ],
  ['unit', /^(?:un|u\.?|um|u\/m|unid(?:ad)?\.?|unidad(?: de)? medida|unit|uom)$/],
  [
    'code',
    /^(?:cod(?:igo)?\.?|codigo (?:de )?(?:producto|fabricante|proveedor)|code|sku|p\/n|item (?:code|number)|part(?: (?:no\.?|number))?|n[.º° ]*(?:de )?parte|modelo|referencia|ref\.?|producto\/codigo)$/,
  ],
  [
    'name',
    /^(?:descripcion|detalle|producto|articulo|material|nombre|item description|description|denominacion|texto breve)$/,
  ],
  ['position', /^(?:pos\.?|posicion|item|it\.?|n\.?|n[.º°]+|no\.?|nro\.?|num\.?|#|linea|line)$/],
  [
    'diameter',
    /^(?:(?:diam(?:etro|\.)?|dia\.?|ø|d\.?)?\s?(?:del? )?(?:eje|shaft)(?: o vastago| size| diameter| dia\.?)?|diam(?:etro|\.)?|ø)$/,
  ],
  ['tag', /^(?:tag|equipo|equipo \(tag\))$/],
  ['note', /^(?:nota|notas|observacion(?:es)?|obs\.?|comentario)$/],
  ['pressure', /^pres(?:ion|\.)?$/],
  ['temperature', /^temp(?:eratura|\.)?$/],
  ['speed', /^(?:vel(?:ocidad|\.)?|rpm)$/],
  ['fluid', /^fluido$/],
  ['plan', /^plan(?: de sellado)?$/],
  ['flange', /^(?:norma y medida de )?brida$/],
  [
    'other',
    /^(?:precio|valor|total|fecha|marca|proveedor|importe|moneda|centro|almacen)(?: .*|\.)?$/,
  ],
]
/** The heading of the text that the list itself is copied as. */
const OWN_HEADING = /^solicito cotizacion \(/

/** What is summed up under a list: "Total;;3", "Subtotal: 5 unidades". */
const TOTAL = /^(?:sub)?total(?:es)?(?: general)?\s*:?[\s\d.,$]*(?:\p{L}{1,9}\.?)?$/u
/** The unit over a column: "Presión (psi)", "Eje [in]", "Temp. ºC". */
const HEADING_UNIT =
  /\s*[([]([^)\]]*)[)\]]$|\s(mm|cm|in|pulg|barg?|psig?|[km]pa|kgf?\/cm[2²]|[°º][cf]|m\/s|ft\/min|rpm)$/iu
const BARE_NUMBER = /^-?\d[\d.,]*(?:[\s-]\d+\/\d+|\/\d+)?$/u
/** In m/s, of the fastest shaft. */
const SPEED_MOST = 150

/** Whether a row sums up those above it. */
export function isTotal(cells: readonly string[]): boolean {
  return TOTAL.test(foldText(cells.filter(Boolean).join(' ')))
}

/** The service that a row's columns hold, a bare figure in the unit of its heading or else in the SI's. */
export function serviceIn(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  headings: readonly string[],
): Service {
  return Object.fromEntries(
    SERVICE_FIELDS.flatMap((field) => {
      const at = columns.indexOf(field)
      const cell = cells[at] ?? ''
      if (cell === '') return []
      return [[field, isFigure(field) ? fieldMeasure(field, cell, headings[at] ?? '') : cell]]
    }),
  )
}

/** A cell's figure as the line's field keeps it. A bare turning speed of hundreds is in rpm. */
function fieldMeasure(field: Facet, cell: string, heading: string): string {
  const typed = cell.replace('−', '-')
  const [, inBrackets, bare] = HEADING_UNIT.exec(heading) ?? []
  const said = /rpm/iu.test(heading) ? TURNS.unit : (inBrackets ?? bare)
  const isTurned =
    field === TURNS.facet && Number(typed.replace(/[.,](?=\d{3}$)/u, '')) > SPEED_MOST
  const unit = said ?? (isTurned ? TURNS.unit : FACETS[field].units.si)
  // Without a unit, a fraction is in inches.
  const isBare = BARE_NUMBER.test(typed) && (said !== undefined || !typed.includes('/'))
  const read = measureIn(isBare ? `${typed} ${unit}` : typed)
  return read?.facet === field ? read.amount : measureText(measureOf(field, typed))
}

/** What a heading, or the label of an answer, is the name of. */
function columnNamed(heading: string): Column | undefined {
  const folded = foldText(heading).replace(/\s*:$/, '').replace(HEADING_UNIT, '').trim()
  return HEADINGS.find(([, form]) => form.test(folded))?.[0]
}

const ANSWER = /^\s*(\p{L}[^:=\t;|]{0,40}?)\s*[:=]\s*(\S.*)$/u

/** A row of a form, "Cantidad: 2": its label, its answer and what it answers; undefined if it is none. */
export function answerIn(row: string) {
  const [, label = '', answer = ''] = ANSWER.exec(row) ?? []
  const column = columnNamed(label)
  return column && { label, answer, column }
}

/** The columns that a row names, if it is a header. */
export function columnsOf(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  if (OWN_HEADING.test(foldText(cells[0] ?? ''))) return []
  const columns = cells.map(columnNamed)
  const named = columns.filter((column) => column !== undefined).length
  const isHeader = cells.length > 1 ? named >= 2 && named >= cells.length / 2 : false
  return isHeader ? columns : undefined
}

/** The rows of a table without a header whose first cells only count them: 1, 2, 3 or 10, 20, 30. */
export function positionsIn(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const numbered = rows.flatMap((cells, at) => {
    const place = cells.length > 2 ? /^(\d{1,4})[.)]?$/.exec(cells[0] ?? '')?.[1] : undefined
    return place === undefined ? [] : [{ at, place: Number(place) }]
  })
  const [first, second] = numbered
  if (!first) return new Set()
  const step = second ? second.place - first.place : first.place
  const isCount =
    step === first.place &&
    (step === 1 || step === 10) &&
    numbered.every(({ place }, at) => place === step * (at + 1))
  return new Set(isCount ? numbered.map(({ at }) => at) : [])
}
