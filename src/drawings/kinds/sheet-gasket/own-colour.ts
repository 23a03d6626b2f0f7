import { boundsOf, flatten } from '../../geometry.ts'
import type {
  Circle,
  DrawingLayout,
  LineMark,
  Mark,
  Material,
  PartMark,
  Point,
  TexturedMaterial,
} from '../../model.ts'
import { pairs } from '../../path-notation.ts'
import type { ProductColour } from '../../product-colours.ts'
import type { TextureName } from '../../product-textures.ts'
import { STRIP, type SheetGasket } from './dimensions.ts'

type SheetMaterial = SheetGasket['material']

/** What tells the sheet's surface, where it is seen from above. */
const SURFACES: Record<SheetMaterial, TextureName> = {
  rubber: 'rubber',
  'rubber-cloth': 'cloth',
  'coated-fabric': 'cloth',
  eptfe: 'expanded-ptfe',
  'filled-ptfe': 'filled-ptfe',
  'aramid-fibre': 'aramid',
  'carbon-fibre': 'carbon',
  'aramid-glass-fibre': 'aramid-glass',
  graphite: 'graphite',
}
const RUBBERS: ReadonlySet<SheetMaterial> = new Set(['rubber', 'rubber-cloth', 'coated-fabric'])

/** The gasket in the colour that it is sold in, with the texture of its material, and nothing else so. */
export function inItsColour(
  drawn: DrawingLayout,
  product: ProductColour,
  material: SheetMaterial,
): DrawingLayout {
  const surface: TexturedMaterial = `product-of-${SURFACES[material]}`
  const cut: Material = RUBBERS.has(material) ? 'product-of-rubber' : 'product'
  const marks = drawn.marks.map((mark): Mark => {
    if (mark.type === 'part') return { ...mark, material: ownMaterial(mark, surface, cut) }
    return mark.type === 'line' ? { ...mark, tone: ownTone(mark, RUBBERS.has(material)) } : mark
  })
  return { ...drawn, marks: marks.flatMap((mark) => acrossProduct(mark, marks)), product }
}

function ownMaterial({ id, material }: PartMark, surface: TexturedMaterial, cut: Material) {
  // Filler and nodes show on the sheet.
  if (id === 'grain' || id === 'node') return 'product-mark'
  if (id === 'strip') return cut
  if (material !== 'accent') return material
  return id === 'surface' || id.startsWith('plan') || id.startsWith('frame') ? surface : cut
}

function ownTone({ id, tone, weight, dash, path }: LineMark, hasCloth: boolean) {
  // A warm line beside a red or an orange gasket would tell nothing.
  if (tone === 'contact') return 'ink'
  if (id !== undefined) return tone
  if (tone === 'sheet') return 'product-mark'
  const isFibre = !dash && weight !== 'outline' && isOnStrip(path)
  if (isFibre) return hasCloth ? 'ink' : 'product-mark'
  return tone
}

function isOnStrip(path: LineMark['path']) {
  const { x1, x2, r1, r2 } = boundsOf(flatten(path))
  return x1 >= STRIP.x1 && x2 <= STRIP.x2 && r1 >= STRIP.r1 && r2 <= STRIP.r2
}

/** Centre lines change their tone where they run over the product: ink would be lost on a black one. */
function acrossProduct(mark: Mark, marks: readonly Mark[]): Mark[] {
  if (mark.type !== 'line' || !mark.dash?.startsWith('centre')) return [mark]
  const [from, to] = flatten(mark.path)
  if (!from || !to) return [mark]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const rings = ringsAround(middle, marks)
  if (rings.length === 0) return [mark]
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2
  const stations = [...rings.map(({ radius }) => radius), reach].toSorted((a, b) => a - b)
  const at = (distance: number): Point => [
    middle[0] + ((to[0] - middle[0]) / reach) * distance,
    middle[1] + ((to[1] - middle[1]) / reach) * distance,
  ]
  return stations.flatMap((end, i): Mark[] => {
    const start = stations[i - 1] ?? 0
    // The last ring painted that holds this stretch is what it runs over.
    const under = rings.findLast(({ radius }) => radius >= end)
    const tone = under?.isProduct ? 'product-mark' : mark.tone
    const ends = start === 0 ? pairs`${-end} ${end}` : pairs`${-end} ${-start}, ${start} ${end}`
    return ends.map(([a, b]) => ({ ...mark, tone, path: [at(a), at(b)] }))
  })
}

function ringsAround([x, r]: Point, marks: readonly Mark[]) {
  return marks.flatMap((mark) => {
    if (mark.type !== 'part' || !isCircle(mark.outline)) return []
    const { centre, radius } = mark.outline
    const isRound = Math.hypot(centre[0] - x, centre[1] - r) < 0.5
    return isRound ? [{ radius, isProduct: mark.material.startsWith('product') }] : []
  })
}

const isCircle = (outline: PartMark['outline']): outline is Circle => 'centre' in outline
