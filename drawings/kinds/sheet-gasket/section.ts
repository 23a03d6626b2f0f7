import { box, path, polyline, type Sheet } from '../../kit.ts'
import type { Material, Point, Tone, Weight } from '../../model.ts'
import { dimensionAcross } from '../../parts/dimension.ts'
import { wovenSection } from '../../parts/woven-section.ts'
import { STRIP, MIDDLE, type SheetGasket, tornCorner } from './torn-corner.ts'

/** Evenly scattered points (R2 sequence), the same in every build. */
function strewn(count: number, margin: number): Point[] {
  const { x1, x2, r1, r2 } = STRIP
  const part = (value: number) => value - Math.floor(value)
  return Array.from({ length: count }, (_, i): Point => [
    x1 + margin + part(0.5 + (i + 1) * 0.7548776662) * (x2 - x1 - 2 * margin),
    r1 + 8 + part(0.5 + (i + 1) * 0.569840291) * (r2 - r1 - 16),
  ])
}

type Fibres = {
  count: number
  length: number
  curl: number
  weight: Weight
  tone: Tone
  from?: number
}

/** Short fibres, straight or curled, mostly along the sheet. */
function fibres(sheet: Sheet, { count, length, curl, weight, tone, from = 0 }: Fibres) {
  const places = strewn(count + from, length * 0.7).slice(from)
  for (const [i, [x, r]] of places.entries()) {
    const lean = (((i * 5) % 9) - 4) * 0.055
    const [dx, dr] = [(length / 2) * Math.cos(lean), (length / 2) * Math.sin(lean)]
    const way = i % 2 ? curl : -curl
    const fibre =
      curl === 0
        ? polyline`M${x - dx} ${r - dr} L${x + dx} ${r + dr}`
        : path`M${x - dx} ${r - dr}
          C${x - dx / 2} ${r + way} ${x + dx / 2} ${r - way} ${x + dx} ${r + dr}`
    sheet.line(fibre, { weight, tone })
  }
}

/** Filler grains in PTFE. */
function grains(sheet: Sheet, count: number, radius: number) {
  for (const centre of strewn(count, 10)) {
    sheet.part('grain', 'elastomer', 'accent', { centre, radius }, 'none')
  }
}

const FIBRIL = { weight: 'hatch', tone: 'soft' } as const

/** Expanded PTFE: upright nodes, joined by fibrils along the sheet. */
function nodesAndFibrils(sheet: Sheet) {
  const { x1, x2, r1, r2 } = STRIP
  const [columns, rows] = [11, 4]
  const [dx, dr] = [(x2 - x1) / columns, (r2 - r1) / rows]
  for (let i = 0; i < columns; i++) {
    const shift = i % 2 ? 0.25 : -0.25
    for (let j = 0; j < rows; j++) {
      const [x, r] = [x1 + (i + 0.5) * dx, r1 + (j + 0.5 + shift) * dr]
      for (const aside of [-0.28, 0, 0.28]) {
        const next = r + (aside - 2 * shift * 0.5) * dr
        if (i < columns - 1 && next > r1 + 3 && next < r2 - 3)
          sheet.line(polyline`M${x} ${r + aside * dr} L${x + dx} ${next}`, FIBRIL)
      }
      const node = box(x - 3.5, x + 3.5, r - dr * 0.24, r + dr * 0.24)
      sheet.part('node', 'elastomer', 'accent', node, 'none')
    }
  }
}

/** Wavy flakes of expanded graphite, pressed flat. */
function flakes(sheet: Sheet) {
  const { x1, x2, r1, r2 } = STRIP
  const rows = Math.round((r2 - r1) / 6.5)
  for (let j = 1; j < rows; j++) {
    const r = r1 + ((r2 - r1) * j) / rows
    for (let i = 0; i < 8; i++) {
      const start = x1 + 4 + ((x2 - x1) / 8) * i + (j % 3) * 12
      const end = Math.min(start + 38, x2 - 4)
      sheet.line(path`M${start} ${r} C${start + 12} ${r + 4} ${end - 12} ${r - 4} ${end} ${r}`)
    }
  }
}

const { x1, x2, r1, r2 } = STRIP
const HEIGHT = r2 - r1
const FILM = 16

/** The remaining height under load, as drawn; and the grains of each section. */
const GIVE = {
  low: { left: 0.91, count: 78, radius: 3.2 },
  medium: { left: 0.88, count: 48, radius: 3 },
  high: { left: 0.6, count: 26, radius: 4.4 },
} satisfies Record<SheetGasket['compressibility'], unknown>

/** Names a detail of the section at a share of its length. */
const name = (sheet: Sheet, target: string, share: number, r: number, label: string) =>
  sheet.callout(target, [x1 + (x2 - x1) * share, r], label)

/** A cloth along the whole section. */
const cloth = (sheet: Sheet, id: string, r: number, half: number, pitch: number) =>
  wovenSection(sheet, id, { x1, x2, r, half, pitch })

const ARAMID: Fibres = { count: 40, length: 46, curl: 9, weight: 'spring', tone: 'accent' }
const CARBON: Fibres = { count: 42, length: 44, curl: 0, weight: 'flow', tone: 'ink' }
const GLASS: Fibres = { count: 24, length: 34, curl: 0, weight: 'thin', tone: 'ink', from: 24 }

type Inside = (sheet: Sheet, parameters: SheetGasket) => void

const fibrous = (label: string, ...kinds: readonly Fibres[]) => ({
  ground: 'outside' as const,
  inside: (sheet: Sheet) => {
    for (const kind of kinds) fibres(sheet, kind)
    name(sheet, 'strip', 0.5, r2 - 5, label)
  },
})

/** The ground of the section, and its details with their names. */
const MATERIALS: Record<SheetGasket['material'], { ground: Material; inside: Inside }> = {
  rubber: {
    ground: 'lip',
    inside: (sheet) => name(sheet, 'strip', 0.5, MIDDLE, 'caucho homogéneo, de superficie lisa'),
  },
  'rubber-cloth': {
    ground: 'lip',
    inside: (sheet) => {
      cloth(sheet, 'cloth', MIDDLE, 10, 15)
      name(sheet, 'strip', 0.2, r2 - 14, 'caucho por ambas caras')
      name(sheet, 'cloth', 0.68, MIDDLE + 8, 'tela insertada')
    },
  },
  'coated-fabric': {
    ground: 'lip',
    inside: (sheet) => {
      const half = (HEIGHT / 2 - FILM) / 2
      cloth(sheet, 'cloth', MIDDLE + half, half, 25)
      cloth(sheet, 'lower-cloth', MIDDLE - half, half, 25)
      name(sheet, 'strip', 0.2, r2 - 8, 'película de caucho')
      name(sheet, 'cloth', 0.7, r2 - FILM - 3, 'tela de vidrio')
    },
  },
  eptfe: {
    ground: 'unsectioned',
    inside: (sheet) => {
      nodesAndFibrils(sheet)
      name(sheet, 'node', 0.5, r1 + (HEIGHT / 4) * 3.75, 'nodos unidos por microfibrillas')
    },
  },
  'filled-ptfe': { ground: 'unsectioned', inside: filled },
  'aramid-fibre': fibrous('fibra de aramida en nitrilo', ARAMID),
  'carbon-fibre': fibrous('fibra de carbono en nitrilo', CARBON),
  'aramid-glass-fibre': fibrous(
    'fibras de aramida y de vidrio en nitrilo',
    { ...ARAMID, count: 24 },
    GLASS,
  ),
  graphite: { ground: 'unsectioned', inside: pressed },
}

/** Grains, and a dashed line at the height under load. */
function filled(sheet: Sheet, { compressibility }: SheetGasket) {
  const { left, count, radius } = GIVE[compressibility]
  grains(sheet, count, radius)
  const r = r1 + HEIGHT * left
  sheet.line(polyline`M${x1} ${r} H${x2}`, { id: 'pressed', weight: 'spring', dash: 'rest' })
  name(sheet, 'pressed', 0.7, r, 'altura bajo carga')
}

/** Flakes, and the metal between two layers. */
function pressed(sheet: Sheet, { insert, insertMetal }: SheetGasket) {
  flakes(sheet)
  const [material, half] =
    insertMetal === 'stainless'
      ? (['steel-fine', 6] as const)
      : (['steel-fine-opposed', 4] as const)
  const foil = box(x1, x2, MIDDLE - half, MIDDLE + half)
  if (insert === 'smooth') sheet.part('insert', 'elastomer', material, foil, 'thin')
  name(sheet, 'strip', 0.24, r2 - 5, 'grafito flexible')
  if (insert === 'smooth') name(sheet, 'insert', 0.6, MIDDLE + 3, foilOf(insertMetal))
}

/** The sheet's enlarged section, which shows its material. */
export function section(sheet: Sheet, parameters: SheetGasket) {
  const { ground, inside } = MATERIALS[parameters.material]
  sheet.part('strip', 'elastomer', ground, box(x1, x2, r1, r2))
  inside(sheet, parameters)
  tornCorner(sheet, parameters)
  sheet.line([...box(x1, x2, r1, r2), [x1, r1]], { weight: 'outline' })
  sheet.onlyOnSection(() => {
    for (const r of [r1, r2]) sheet.line(polyline`M${x1 - 6} ${r} H${x1 - 32}`, { weight: 'hatch' })
    dimensionAcross(sheet, x1 - 22, r1, r2)
  })
  sheet.text([x1 - 34, MIDDLE - 5], 't', { anchor: 'end' })
}

export const foilOf = (metal: SheetGasket['insertMetal']) =>
  `hoja lisa de ${metal === 'stainless' ? 'acero inoxidable' : 'níquel'}`
