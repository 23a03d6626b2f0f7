import { box } from '../../geometry.ts'
import type { Material } from '../../model.ts'
import { dimensionAcross } from '../../parts/dimension.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { MIDDLE, STRIP, type SheetGasket } from './dimensions.ts'
import { cloth, insert } from './layers.ts'
import { tornCorner } from './torn-corner.ts'
import { fibres, flakes, grains, nodesAndFibrils } from './textures.ts'

const { x1, x2, r1, r2 } = STRIP
const HEIGHT = r2 - r1
const FILM = 16

/** What is left of the height under load, as drawn; grains per section. */
const GIVE: Record<
  SheetGasket['compressibility'],
  { left: number; count: number; radius: number }
> = {
  low: { left: 0.91, count: 78, radius: 3.2 },
  medium: { left: 0.88, count: 48, radius: 3 },
  high: { left: 0.6, count: 26, radius: 4.4 },
}

const GROUNDS: Partial<Record<SheetGasket['material'], Material>> = {
  rubber: 'lip',
  'rubber-cloth': 'lip',
  'coated-fabric': 'lip',
  'aramid-fibre': 'outside',
  'carbon-fibre': 'outside',
  'aramid-glass-fibre': 'outside',
}

/** The sheet's section, enlarged: what it is made of. */
export function section(sheet: Sheet, parameters: SheetGasket) {
  const { material } = parameters
  const ground = GROUNDS[material] ?? 'unsectioned'
  sheet.part('strip', 'elastomer', ground, box(x1, x2, r1, r2))
  fill(sheet, parameters)
  tornCorner(sheet, parameters)
  sheet.line([...box(x1, x2, r1, r2), [x1, r1]], { weight: 'outline' })
  sheet.onlyOnSection(() => thickness(sheet))
  sheet.text([x1 - 34, MIDDLE - 5], 't', { anchor: 'end' })
}

function fill(sheet: Sheet, parameters: SheetGasket) {
  switch (parameters.material) {
    case 'rubber':
      return
    case 'rubber-cloth':
      return cloth(sheet, 'cloth', MIDDLE, 10, 15)
    case 'coated-fabric': {
      const half = (HEIGHT / 2 - FILM) / 2
      cloth(sheet, 'cloth', MIDDLE + half, half, 25)
      return cloth(sheet, 'lower-cloth', MIDDLE - half, half, 25)
    }
    case 'eptfe':
      return nodesAndFibrils(sheet)
    case 'filled-ptfe':
      return filled(sheet, parameters)
    case 'aramid-fibre':
      return fibres(sheet, { count: 40, length: 46, curl: 9, weight: 'spring', tone: 'accent' })
    case 'carbon-fibre':
      return fibres(sheet, { count: 42, length: 44, curl: 0, weight: 'flow', tone: 'ink' })
    case 'aramid-glass-fibre':
      fibres(sheet, { count: 24, length: 46, curl: 9, weight: 'spring', tone: 'accent' })
      return fibres(sheet, {
        count: 24,
        length: 34,
        curl: 0,
        weight: 'thin',
        tone: 'ink',
        from: 24,
      })
    case 'graphite':
    case 'mica':
      flakes(sheet, STRIP, parameters.material === 'graphite' ? 4 : 0)
      return insert(sheet, parameters)
  }
}

/** Filled PTFE: grains, and a dashed line at the height that a joint leaves it. */
function filled(sheet: Sheet, { compressibility }: SheetGasket) {
  const { left, count, radius } = GIVE[compressibility]
  grains(sheet, count, radius)
  const r = r1 + HEIGHT * left
  sheet.line(polyline`M${x1} ${r} H${x2}`, { id: 'pressed', weight: 'spring', dash: 'rest' })
}

function thickness(sheet: Sheet) {
  const x = x1 - 22
  for (const r of [r1, r2]) sheet.line(polyline`M${x1 - 6} ${r} H${x - 10}`, { weight: 'hatch' })
  dimensionAcross(sheet, x, r1, r2)
}

/** Names what the section shows, from left to right. */
export function sectionCallouts(sheet: Sheet, parameters: SheetGasket) {
  const at = (share: number) => x1 + (x2 - x1) * share
  const strip = (label: string, share = 0.2, r = r2 - 5) =>
    sheet.callout('strip', [at(share), r], label)
  switch (parameters.material) {
    case 'rubber':
      return strip('caucho homogéneo, de superficie lisa', 0.5, MIDDLE)
    case 'rubber-cloth':
      strip('caucho por ambas caras', 0.2, r2 - 14)
      return sheet.callout('cloth', [at(0.68), MIDDLE + 8], 'tela insertada')
    case 'coated-fabric':
      strip('película de caucho', 0.2, r2 - 8)
      return sheet.callout('cloth', [at(0.7), r2 - FILM - 3], 'tela de vidrio')
    case 'eptfe':
      return sheet.callout(
        'node',
        [x1 + ((x2 - x1) / 11) * 5.5, nodeMiddle()],
        'nodos unidos por microfibrillas',
      )
    case 'filled-ptfe':
      return sheet.callout(
        'pressed',
        [at(0.7), r1 + HEIGHT * GIVE[parameters.compressibility].left],
        'altura bajo carga',
      )
    case 'aramid-fibre':
      return strip('fibra de aramida en nitrilo', 0.5)
    case 'carbon-fibre':
      return strip('fibra de carbono en nitrilo', 0.5)
    case 'aramid-glass-fibre':
      return strip('fibras de aramida y de vidrio en nitrilo', 0.5)
    case 'graphite':
    case 'mica':
      strip(parameters.material === 'graphite' ? 'grafito flexible' : 'mica', 0.24)
      if (parameters.insert !== 'none')
        sheet.callout('insert', [at(0.6), MIDDLE + 3], insertLabel(parameters))
  }
}

const nodeMiddle = () => r1 + (HEIGHT / 4) * (3.5 + 0.25)

const FORMS: Record<SheetGasket['insert'], string> = {
  none: '',
  smooth: 'hoja lisa',
  tanged: 'lámina con púas',
  mesh: 'malla',
}

export const insertLabel = ({ insert: form, insertMetal }: SheetGasket) =>
  `${FORMS[form]} de ${insertMetal === 'stainless' ? 'acero inoxidable' : 'níquel'}`
