import { z } from 'zod'
import { oncePer } from '#figures/once-per.ts'
import { antiExtrusionRing } from './kinds/anti-extrusion-ring.ts'
import { automaticGlandLoader } from './kinds/automatic-gland-loader.ts'
import { bearingFace } from './kinds/bearing-face.ts'
import { beforeAfter } from './kinds/before-after/before-after.ts'
import { bellows } from './kinds/bellows/bellows.ts'
import { bonnetSeal } from './kinds/bonnet-seal.ts'
import { braidedPacking } from './kinds/braided-packing/braided-packing.ts'
import { branchMap } from './kinds/branch-map.ts'
import { cartridgeDual } from './kinds/cartridge-dual/cartridge-dual.ts'
import { cartridgeSingle } from './kinds/cartridge-single/cartridge-single.ts'
import { cassette } from './kinds/cassette.ts'
import { certificateSeal } from './kinds/certificate-seal.ts'
import { component } from './kinds/component.ts'
import { dRing } from './kinds/d-ring.ts'
import { dieFormedRing } from './kinds/die-formed-ring.ts'
import { discSpring } from './kinds/disc-spring.ts'
import { elastomerBellows } from './kinds/elastomer-bellows.ts'
import { expansionJointElastomeric } from './kinds/expansion-joint-elastomeric/expansion-joint-elastomeric.ts'
import { expansionJointMetallic } from './kinds/expansion-joint-metallic/expansion-joint-metallic.ts'
import { expansionJointTextile } from './kinds/expansion-joint-textile/expansion-joint-textile.ts'
import { fabricTape } from './kinds/fabric-tape.ts'
import { flangeLeak } from './kinds/flange-leak.ts'
import { gasDual } from './kinds/gas-dual.ts'
import { gateway } from './kinds/gateway.ts'
import { injectablePacking } from './kinds/injectable-packing.ts'
import { kammprofile } from './kinds/kammprofile.ts'
import { labyrinth } from './kinds/labyrinth.ts'
import { lipCartridge } from './kinds/lip-cartridge.ts'
import { lipWiper } from './kinds/lip-wiper.ts'
import { lip } from './kinds/lip.ts'
import { liveLoadingStack } from './kinds/live-loading-stack.ts'
import { machine } from './kinds/machine/machine.ts'
import { mixer } from './kinds/mixer.ts'
import { monitoringMode } from './kinds/monitoring-mode.ts'
import { packingKit } from './kinds/packing-kit.ts'
import { pictogram } from './kinds/pictogram/pictogram.ts'
import { pipingPlan } from './kinds/piping-plan/piping-plan.ts'
import { plate } from './kinds/plate.ts'
import { portal } from './kinds/portal.ts'
import { pumpTrain } from './kinds/pump-train.ts'
import { restrictionBushing } from './kinds/restriction-bushing/restriction-bushing.ts'
import { scene } from './kinds/scene/scene.ts'
import { sensor } from './kinds/sensor.ts'
import { sheetGasket } from './kinds/sheet-gasket/sheet-gasket.ts'
import { skyline } from './kinds/skyline.ts'
import { slurry } from './kinds/slurry.ts'
import { solution } from './kinds/solution/solution.ts'
import { spiralWoundGasket } from './kinds/spiral-wound-gasket.ts'
import { splitSleeve } from './kinds/split-sleeve.ts'
import { split } from './kinds/split/split.ts'
import { stationaryRing } from './kinds/stationary-ring.ts'
import { supportSystem } from './kinds/support-system/support-system.ts'
import { survey } from './kinds/survey/survey.ts'
import { tapeSealant } from './kinds/tape-sealant.ts'
import { toolKit } from './kinds/tool-kit.ts'
import { trend } from './kinds/trend.ts'
import { uCup } from './kinds/u-cup.ts'
import { wearBand } from './kinds/wear-band.ts'
import type { DrawingLayout, KindDefinition } from './model.ts'

/** Every kind of drawing. Add new ones here; they are defined in `kinds/`, long ones in a folder. */
const KINDS = [
  antiExtrusionRing,
  automaticGlandLoader,
  bearingFace,
  beforeAfter,
  bellows,
  bonnetSeal,
  braidedPacking,
  branchMap,
  cartridgeDual,
  cartridgeSingle,
  cassette,
  certificateSeal,
  component,
  dRing,
  dieFormedRing,
  discSpring,
  elastomerBellows,
  expansionJointElastomeric,
  expansionJointMetallic,
  expansionJointTextile,
  fabricTape,
  flangeLeak,
  gasDual,
  gateway,
  injectablePacking,
  kammprofile,
  labyrinth,
  lipCartridge,
  lip,
  lipWiper,
  liveLoadingStack,
  machine,
  mixer,
  monitoringMode,
  packingKit,
  pictogram,
  pipingPlan,
  plate,
  portal,
  pumpTrain,
  restrictionBushing,
  scene,
  sensor,
  sheetGasket,
  skyline,
  slurry,
  solution,
  spiralWoundGasket,
  split,
  splitSleeve,
  stationaryRing,
  supportSystem,
  survey,
  tapeSealant,
  toolKit,
  trend,
  uCup,
  wearBand,
] as const

type Schemas<Kinds extends readonly { schema: unknown }[]> = {
  [I in keyof Kinds]: Kinds[I]['schema']
}

/** The schema of each kind: its name in the content, and its parameters. */
export const KIND_SCHEMAS = KINDS.map(({ schema }) => schema) as unknown as Schemas<typeof KINDS>

/** The schema of all drawings: one kind with its parameters. */
export const drawingSchema = z.discriminatedUnion('kind', KIND_SCHEMAS)

export type Drawing = z.output<typeof drawingSchema>
export type DrawingKind = Drawing['kind']
export type DrawingOf<K extends DrawingKind> = Extract<Drawing, { kind: K }>

const BY_NAME = new Map<string, unknown>(KINDS.map((kind) => [kind.schema.shape.kind.value, kind]))

// TypeScript cannot infer that a drawing fits the definition of its own kind.
const definitionOf = (drawing: Drawing) =>
  BY_NAME.get(drawing.kind) as KindDefinition<z.ZodType<Drawing>>

/** A drawing's geometry: parts, contacts, callouts. Computed once, for all sizes and for the pages' texts. */
export const layoutDrawing = oncePer((drawing: Drawing): DrawingLayout =>
  definitionOf(drawing).layout(drawing),
)

/** The drawing of a movement at its start; undefined if nothing moves. */
export const restingLayout = (drawing: Drawing): DrawingLayout | undefined =>
  definitionOf(drawing).rest?.(drawing)

/** A drawing's title and description in Spanish, from its parameters. */
export const describeDrawing = (drawing: Drawing) => definitionOf(drawing).describe(drawing)
