import { z } from 'zod'
import { antiExtrusionRingSchema } from './drawings/anti-extrusion-ring.ts'
import { automaticGlandLoaderSchema } from './drawings/automatic-gland-loader.ts'
import { bearingFaceSchema } from './drawings/bearing-face.ts'
import { beforeAfterSchema } from './drawings/before-after.ts'
import { bellowsSchema } from './drawings/bellows.ts'
import { bonnetSealSchema } from './drawings/bonnet-seal.ts'
import { braidedPackingSchema } from './drawings/braided-packing.ts'
import { branchMapSchema } from './drawings/branch-map.ts'
import { cartridgeDualSchema } from './drawings/cartridge-dual.ts'
import { cartridgeSingleSchema } from './drawings/cartridge-single.ts'
import { cassetteSchema } from './drawings/cassette.ts'
import { certificateSealSchema } from './drawings/certificate-seal.ts'
import { componentSchema } from './drawings/component.ts'
import { dRingSchema } from './drawings/d-ring.ts'
import { dieFormedRingSchema } from './drawings/die-formed-ring.ts'
import { discSpringSchema } from './drawings/disc-spring.ts'
import { elastomerBellowsSchema } from './drawings/elastomer-bellows.ts'
import { expansionJointElastomericSchema } from './drawings/expansion-joint-elastomeric.ts'
import { expansionJointMetallicSchema } from './drawings/expansion-joint-metallic.ts'
import { expansionJointTextileSchema } from './drawings/expansion-joint-textile.ts'
import { fabricTapeSchema } from './drawings/fabric-tape.ts'
import { flangeLeakSchema } from './drawings/flange-leak.ts'
import { gasDualSchema } from './drawings/gas-dual.ts'
import { gatewaySchema } from './drawings/gateway.ts'
import { injectablePackingSchema } from './drawings/injectable-packing.ts'
import { kammprofileSchema } from './drawings/kammprofile.ts'
import { labyrinthSchema } from './drawings/labyrinth.ts'
import { lipCartridgeSchema } from './drawings/lip-cartridge.ts'
import { lipWiperSchema } from './drawings/lip-wiper.ts'
import { lipSchema } from './drawings/lip.ts'
import { liveLoadingStackSchema } from './drawings/live-loading-stack.ts'
import { machineSchema } from './drawings/machine.ts'
import { mixerSchema } from './drawings/mixer.ts'
import { monitoringModeSchema } from './drawings/monitoring-mode.ts'
import { packingKitSchema } from './drawings/packing-kit.ts'
import { pictogramSchema } from './drawings/pictogram.ts'
import { pipingPlanSchema } from './drawings/piping-plan.ts'
import { plateSchema } from './drawings/plate.ts'
import { portalSchema } from './drawings/portal.ts'
import { pumpTrainSchema } from './drawings/pump-train.ts'
import { restrictionBushingSchema } from './drawings/restriction-bushing.ts'
import { sceneSchema } from './drawings/scene.ts'
import { sensorSchema } from './drawings/sensor.ts'
import { sheetGasketSchema } from './drawings/sheet-gasket.ts'
import { skylineSchema } from './drawings/skyline.ts'
import { slurrySchema } from './drawings/slurry.ts'
import { solutionSchema } from './drawings/solution.ts'
import { spiralWoundGasketSchema } from './drawings/spiral-wound-gasket.ts'
import { splitSleeveSchema } from './drawings/split-sleeve.ts'
import { splitSchema } from './drawings/split.ts'
import { stationaryRingSchema } from './drawings/stationary-ring.ts'
import { supportSystemSchema } from './drawings/support-system.ts'
import { surveySchema } from './drawings/survey.ts'
import { tapeSealantSchema } from './drawings/tape-sealant.ts'
import { toolKitSchema } from './drawings/tool-kit.ts'
import { trendSchema } from './drawings/trend.ts'
import { uCupSchema } from './drawings/u-cup.ts'
import { wearBandSchema } from './drawings/wear-band.ts'
import { didYouMean } from './nearest-word.ts'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** What is wrong with a drawing as such: its kind, or that it has none. */
function drawingFault({ code, input }: RawIssue): string {
  const written = code === 'invalid_union' ? Object(input).kind : undefined
  if (typeof written !== 'string') return 'un dibujo se escribe { kind: … }, con la clase que sea'
  return `clase de dibujo desconocida: «${written}»${didYouMean(written, drawingKinds())}`
}

function drawingKinds(): string[] {
  return drawingSchema.options.map(({ shape }) => shape.kind.value)
}

/** Every drawing that content may ask for: one construction, told by its parameters. */
export const drawingSchema = z.discriminatedUnion(
  'kind',
  [
    antiExtrusionRingSchema,
    automaticGlandLoaderSchema,
    bearingFaceSchema,
    beforeAfterSchema,
    bellowsSchema,
    bonnetSealSchema,
    braidedPackingSchema,
    branchMapSchema,
    cartridgeDualSchema,
    cartridgeSingleSchema,
    cassetteSchema,
    certificateSealSchema,
    componentSchema,
    dRingSchema,
    dieFormedRingSchema,
    discSpringSchema,
    elastomerBellowsSchema,
    expansionJointElastomericSchema,
    expansionJointMetallicSchema,
    expansionJointTextileSchema,
    fabricTapeSchema,
    flangeLeakSchema,
    gasDualSchema,
    gatewaySchema,
    injectablePackingSchema,
    kammprofileSchema,
    labyrinthSchema,
    lipCartridgeSchema,
    lipSchema,
    lipWiperSchema,
    liveLoadingStackSchema,
    machineSchema,
    mixerSchema,
    monitoringModeSchema,
    packingKitSchema,
    pictogramSchema,
    pipingPlanSchema,
    plateSchema,
    portalSchema,
    pumpTrainSchema,
    restrictionBushingSchema,
    sceneSchema,
    sensorSchema,
    sheetGasketSchema,
    skylineSchema,
    slurrySchema,
    solutionSchema,
    spiralWoundGasketSchema,
    splitSchema,
    splitSleeveSchema,
    stationaryRingSchema,
    supportSystemSchema,
    surveySchema,
    tapeSealantSchema,
    toolKitSchema,
    trendSchema,
    uCupSchema,
    wearBandSchema,
  ],
  { error: drawingFault },
)

export type Drawing = z.output<typeof drawingSchema>
export type DrawingKind = Drawing['kind']
export type DrawingOf<K extends DrawingKind> = Extract<Drawing, { kind: K }>
