import { z } from 'zod'
import { emptyRowUnder } from '../../finished-sheet.ts'
import { box, polyline, Sheet, type KindDefinition, type Point } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { checkValve, gauge, pressureRegulator, regulatingValve } from '../../parts/symbols.ts'
import { flowBeside, tubing } from '../support-system/lines.ts'
import {
  accumulator,
  cooler,
  cyclone,
  label,
  orifice,
  pumpSign,
  vessel,
  PORTS,
  pumpWithSeal,
  type PipedSeal,
} from './symbols.ts'

/** The piping plans (API 682) explained in vocabulario/planes-api.yaml. */
export const PIPING_PLANS = [
  '11',
  '13',
  '21',
  '23',
  '31',
  '32',
  '52',
  '53A',
  '53B',
  '53C',
  '54',
  '62',
  '65',
  '74',
] as const

/** The lines and devices around a seal, as a diagram without construction details. */
const schema = z.strictObject({
  kind: z.literal('piping-plan'),
  plan: z.enum(PIPING_PLANS),
})

const WORDS: Readonly<Record<PipingPlan['plan'], string>> = {
  '11': 'De la descarga de la bomba sale una cañería con un orificio, que entra arriba de la caja de sellado.',
  '13': 'De lo alto de la caja de sellado sale una cañería con un orificio, que vuelve a la succión de la bomba.',
  '21': 'De la descarga de la bomba sale una cañería con un orificio y un enfriador, que entra arriba de la caja de sellado.',
  '23': 'Un anillo de bombeo sobre el eje hace salir el líquido de la caja de sellado, que pasa por un enfriador y vuelve junto a las caras; en lo alto del lazo hay un venteo.',
  '31': 'De la descarga el líquido entra a un ciclón: por arriba sale limpio hacia la caja de sellado, y por abajo los sólidos vuelven a la succión.',
  '32': 'Desde afuera llega líquido limpio por una válvula reguladora y una de retención, y entra arriba de la caja de sellado.',
  '52': 'El fluido tampón sale del sello doble hacia un estanque con venteo y vuelve por abajo.',
  '53A':
    'El fluido barrera sale del sello doble hacia un estanque, que un gas mantiene a presión por un regulador, y vuelve por abajo.',
  '53B':
    'El fluido barrera circula por un lazo con enfriador; un acumulador de vejiga, conectado al lazo, le da presión.',
  '53C':
    'El fluido barrera circula por un lazo con enfriador; un acumulador de pistón, conectado al lazo y a la caja de sellado, le da presión.',
  '54': 'El fluido barrera va y viene entre el sello doble y una unidad externa con bomba y manómetro.',
  '62': 'Un fluido a baja presión entra por arriba a la brida, del lado atmosférico de las caras, y sale por un drenaje abajo.',
  '65': 'La fuga del sello baja por el drenaje de la brida a un recipiente con alarma de nivel, que se vacía por un orificio.',
  '74': 'Gas inerte llega por un panel con regulador y válvula de retención, y entra entre los dos pares de caras del sello doble.',
}

const describePlan = (plan: PipingPlan['plan']) => ({
  title: `esquema del plan ${plan}`,
  description: `Esquema de la bomba, su caja y el sello, sin escala. ${WORDS[plan]}`,
})

type PipingPlan = z.output<typeof schema>

/**
 * Plans shown side by side have the same frame, so that their shafts are aligned: it includes the lines of both, plus
 * 16.
 */
const FRAMES = {
  flush: { top: 176, bottom: -86 },
  cooled: { top: 218, bottom: -108 },
  raised: { top: 218, bottom: -86 },
  drained: { top: 176, bottom: -196 },
  barrier: { top: 272, bottom: -166 },
  accumulator: { top: 296, bottom: -148 },
} as const
/** One width for all, so that pumps and letters have one size on the page. */
const WIDTH = 656
/** The start of the suction, and the end of the shaft's centre line. */
const [LEFT, RIGHT] = [6, 490]
/** Heights of the lines above and below the seal. */
const [OVER, UNDER] = [116, -116]
/** The horizontal positions of a dual seal's vessel, and of its loop's cooler. */
const [VESSEL, COOLER] = [514, 480]
/** The position of an accumulator. */
const ACCUMULATOR: Point = [572, 140]

const { chamber, discharge, suction } = PORTS
const { quench, drain, barrierOut, barrierIn } = PORTS

/** What a plan draws behind the pump, under passing lines, and around it; and its extent behind the seal. */
type Scheme = {
  seal: PipedSeal
  frame: keyof typeof FRAMES
  behind?: (sheet: Sheet) => void
  around: (sheet: Sheet) => void
  right?: number
}

/** The line from the discharge to the box. */
const flush = (sheet: Sheet) => tubing(sheet, 'flush', [discharge, [chamber[0], OVER], chamber])

/** Barrier fluid leaves above and returns below, through the device at `x`. */
function barrierLines(sheet: Sheet, x: number, out: number, back: readonly Point[]) {
  tubing(sheet, 'barrier-in', [...back, [barrierIn[0], UNDER], barrierIn])
  tubing(sheet, 'barrier-out', [barrierOut, [barrierOut[0], out], [x, out]])
  flowBeside(sheet, [barrierOut[0] + 24, out], 0)
  flowBeside(sheet, [x - 34, UNDER], 180, -1)
}

/** A vessel in the loop, with its devices. */
function vesselLoop(sheet: Sheet, fluid: string) {
  barrierLines(sheet, VESSEL, 148, [
    [VESSEL, 70],
    [VESSEL, UNDER],
  ])
  vessel(sheet, VESSEL, [70, 200], 160)
  label(sheet, [VESSEL + 39, 134], 'Fluido', 'start')
  label(sheet, [VESSEL + 39, 110], fluid, 'start')
}

/** A loop with its cooler, pressurised by an accumulator beside it. */
function accumulatorLoop(sheet: Sheet, kind: 'bladder' | 'piston', word: string) {
  tubing(sheet, 'to-accumulator', [[COOLER, OVER], [ACCUMULATOR[0], OVER], ACCUMULATOR])
  barrierLines(sheet, COOLER + 5, OVER, [
    [COOLER, OVER - 5],
    [COOLER, UNDER],
  ])
  cooler(sheet, [COOLER, -50])
  accumulator(sheet, ACCUMULATOR, kind)
  label(sheet, [COOLER + 42, -56], 'Enfriador', 'start')
  label(sheet, [ACCUMULATOR[0] - 34, 196], 'Acumulador', 'end')
  label(sheet, [ACCUMULATOR[0] - 34, 172], word, 'end')
}

const SCHEMES: Readonly<Record<PipingPlan['plan'], Scheme>> = {
  '11': {
    seal: 'single',
    frame: 'flush',
    around(sheet) {
      flush(sheet)
      orifice(sheet, [190, OVER])
      flowBeside(sheet, [218, OVER], 0)
      label(sheet, [190, OVER + 26], 'Orificio')
    },
  },
  '13': {
    seal: 'single',
    frame: 'flush',
    behind(sheet) {
      tubing(sheet, 'return', [chamber, [chamber[0], OVER], [suction[0], OVER], suction])
    },
    around(sheet) {
      orifice(sheet, [190, OVER])
      flowBeside(sheet, [286, OVER], 180, -1)
      label(sheet, [190, OVER + 26], 'Orificio')
    },
  },
  '21': {
    seal: 'single',
    frame: 'cooled',
    around(sheet) {
      flush(sheet)
      orifice(sheet, [160, OVER])
      cooler(sheet, [220, OVER])
      flowArrow(sheet, [308, 108], [308, 72])
      label(sheet, [132, OVER - 47], 'Orificio', 'start')
      label(sheet, [224, OVER + 36], 'Enfriador')
    },
  },
  '23': {
    seal: 'single',
    frame: 'cooled',
    around(sheet) {
      const [out, back, run] = [246, 322, 136]
      const from = chamber[1]
      tubing(sheet, 'loop', [
        [out, from],
        [out, run],
        [back, run],
        [back, from],
      ])
      cooler(sheet, [(out + back) / 2, run])
      for (const [r1, r2] of [
        [9, 22],
        [-22, -9],
      ] as const)
        sheet.part('pumping-ring', 'rotating', 'accent', box(230, 264, r1, r2), 'thin')
      flowArrow(sheet, [out - 18, 70], [out - 18, 108])
      tubing(sheet, 'vent', [
        [out, run],
        [out, run + 28],
      ])
      flowArrow(sheet, [out, run + 32], [out, run + 64], 'ink')
      label(sheet, [out - 12, run + 40], 'Venteo', 'end')
      label(sheet, [out + 14, run + 34], 'Enfriador', 'start')
      label(sheet, [268, -84], 'Anillo de bombeo')
    },
  },
  '31': {
    seal: 'single',
    frame: 'raised',
    behind(sheet) {
      tubing(sheet, 'solids', [[206, 92], [206, 76], [suction[0], 76], suction])
    },
    around(sheet) {
      tubing(sheet, 'to-cyclone', [
        [discharge[0], 140],
        [192, 140],
      ])
      tubing(sheet, 'clean', [[206, 158], [206, 186], [chamber[0], 186], chamber])
      orifice(sheet, [164, 140])
      cyclone(sheet, [206, 138])
      flowArrow(sheet, [chamber[0] + 18, 128], [chamber[0] + 18, 88])
      label(sheet, [190, 176], 'Ciclón', 'end')
      label(sheet, [8, 94], 'Sólidos', 'start')
    },
  },
  '32': {
    seal: 'single',
    frame: 'raised',
    right: 616,
    around(sheet) {
      tubing(sheet, 'flush', [[560, OVER], [chamber[0], OVER], chamber])
      regulatingValve(sheet, 'flow-valve', [450, OVER], 0)
      checkValve(sheet, 'check-valve', [370, OVER], 180)
      flowArrow(sheet, [616, OVER], [574, OVER])
      label(sheet, [500, OVER + 32], 'Líquido limpio externo')
      label(sheet, [440, OVER - 38], 'Retención y regulación')
    },
  },
  '52': {
    seal: 'tandem',
    frame: 'barrier',
    right: 628,
    around(sheet) {
      vesselLoop(sheet, 'tampón')
      tubing(sheet, 'vent', [
        [VESSEL, 200],
        [VESSEL, 228],
        [580, 228],
      ])
      orifice(sheet, [556, 228])
      flowArrow(sheet, [588, 228], [626, 228], 'ink')
      label(sheet, [580, 252], 'Venteo')
    },
  },
  '53A': {
    seal: 'dual',
    frame: 'barrier',
    right: 628,
    around(sheet) {
      vesselLoop(sheet, 'barrera')
      tubing(sheet, 'gas', [
        [410, 228],
        [VESSEL, 228],
        [VESSEL, 200],
      ])
      pressureRegulator(sheet, 'regulator', [464, 228], 0)
      flowArrow(sheet, [362, 228], [402, 228])
      label(sheet, [352, 222], 'Gas inerte', 'end')
    },
  },
  '53B': {
    seal: 'dual',
    frame: 'accumulator',
    right: 614,
    around(sheet) {
      accumulatorLoop(sheet, 'bladder', 'de vejiga')
    },
  },
  '53C': {
    seal: 'dual',
    frame: 'accumulator',
    right: 614,
    around(sheet) {
      const over = 246
      const [x] = ACCUMULATOR
      tubing(sheet, 'reference', [chamber, [chamber[0], over], [x, over], [x, ACCUMULATOR[1] + 78]])
      accumulatorLoop(sheet, 'piston', 'de pistón')
      label(sheet, [430, over + 16], 'Presión de la caja')
    },
  },
  '54': {
    seal: 'dual',
    frame: 'barrier',
    right: 622,
    around(sheet) {
      const unit = 510
      sheet.part('unit', 'housing', 'unsectioned', box(unit, 622, -148, 164))
      barrierLines(sheet, unit, OVER, [[unit, UNDER]])
      pumpSign(sheet, [556, UNDER])
      gauge(sheet, 'gauge', [566, 30], 14, 18)
      label(sheet, [550, 184], 'Unidad externa')
    },
  },
  '62': {
    seal: 'single',
    frame: 'drained',
    right: 586,
    around(sheet) {
      tubing(sheet, 'quench', [[470, OVER], [quench[0], OVER], quench])
      tubing(sheet, 'drain', [drain, [drain[0], UNDER], [470, UNDER]])
      flowArrow(sheet, [526, OVER], [484, OVER])
      flowArrow(sheet, [484, UNDER], [526, UNDER])
      label(sheet, [480, OVER + 26], 'Fluido a baja presión')
      label(sheet, [440, UNDER - 36], 'Drenaje')
    },
  },
  '65': {
    seal: 'single',
    frame: 'drained',
    right: 612,
    around(sheet) {
      const x = 530
      tubing(sheet, 'drain', [drain, [drain[0], -96], [x - 30, -96]])
      tubing(sheet, 'outlet', [
        [x, -140],
        [x, -180],
      ])
      vessel(sheet, x, [-146, -36], -96)
      orifice(sheet, [x, -164], 90)
      flowBeside(sheet, [400, -96], 0)
      sheet.line(polyline`M564 -96 H574`)
      sheet.part('level-alarm', 'fastener', 'unsectioned', { centre: [592, -96], radius: 18 })
      sheet.line(polyline`M582 -96 H602`)
      label(sheet, [484, -136], 'Recipiente con', 'end')
      label(sheet, [484, -160], 'alarma de nivel', 'end')
    },
  },
  '74': {
    seal: 'dual',
    frame: 'barrier',
    right: 638,
    around(sheet) {
      sheet.part('panel', 'housing', 'unsectioned', box(470, 600, 74, 160))
      tubing(sheet, 'gas', [[470, OVER], [barrierOut[0], OVER], barrierOut])
      sheet.line(polyline`M600 ${OVER} H470`, { weight: 'outline' })
      pressureRegulator(sheet, 'regulator', [556, OVER], 180)
      checkValve(sheet, 'check-valve', [502, OVER], 180)
      flowArrow(sheet, [638, OVER], [606, OVER])
      label(sheet, [522, 196], 'Gas inerte: filtro,')
      label(sheet, [522, 172], 'regulador y medidor')
    },
  },
}

function layout({ plan }: PipingPlan) {
  const sheet = new Sheet()
  const { seal, frame, behind, around, right = RIGHT } = SCHEMES[plan]
  const { top, bottom } = FRAMES[frame]
  const centred = sheet.at([(WIDTH - LEFT - right) / 2, 0])
  behind?.(centred)
  pumpWithSeal(centred, seal)
  around(centred)
  return sheet.finish({
    balloonRow: emptyRowUnder(top),
    bottom,
    width: WIDTH,
    card: { x: 0, top, width: WIDTH, height: top - bottom },
  })
}

export const pipingPlan: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: ({ plan }) => describePlan(plan),
}
