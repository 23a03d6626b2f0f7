import { foldText } from '#schema/fold-text.ts'

/** What a column of a pasted table holds. */
export type Column =
  | 'position'
  | 'code'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'shaft'
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
    /^(?:cod(?:igo)?\.?|codigo (?:de )?(?:producto|fabricante|proveedor)|code|part (?:no|number)|n[.º° ]*(?:de )?parte|modelo|referencia|ref\.?|producto\/codigo)$/,
  ],
  [
    'name',
    /^(?:descripcion|detalle|producto|articulo|material|nombre|item description|description|denominacion|texto breve)$/,
  ],
  ['position', /^(?:pos\.?|posicion|item|it\.?|n\.?|n[.º°]+|no\.?|nro\.?|num\.?|#|linea|line)$/],
  ['shaft', /^(?:eje(?: o vastago)?|diametro(?: de eje)?)(?: \(mm\))?$/],
  ['tag', /^(?:tag|equipo|equipo \(tag\))$/],
  ['note', /^(?:nota|notas|observacion(?:es)?|obs\.?|comentario)$/],
  [
    'other',
    /^(?:presion|temperatura|velocidad|fluido|plan de sellado|norma y medida de brida|precio|valor|total|fecha|marca|proveedor)$/,
  ],
]
/** The heading of the text that the list itself is copied as. */
const OWN_HEADING = /^solicito cotizacion \(/

/** The columns that a row names, if it is a header. */
export function columnsOf(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const folded = cells.map((cell) => foldText(cell).replace(/\s*:$/, '').trim())
  if (OWN_HEADING.test(folded[0] ?? '')) return []
  const columns = folded.map((cell) => HEADINGS.find(([, heading]) => heading.test(cell))?.[0])
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
