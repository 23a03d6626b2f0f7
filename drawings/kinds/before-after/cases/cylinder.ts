import { area, box, triples } from '../../../kit.ts'
import { flowArrow } from '../../../parts/flow-arrow.ts'
import { lipWiper } from '../../lip-wiper.ts'
import { uCup } from '../../u-cup.ts'
import { cardOf, drawn, without, withoutContacts, worn, type Case } from '../composition.ts'
import { cause, leaking, grains, scores } from '../damage.ts'

const CARD = { x: 140, top: 254, width: 580 }
const ROD = 96
/** The gap between a worn part and the rod. */
const GAP = 8

const SCORES = triples`424 84 190, 448 78 130, 436 68 86, 470 56 168, 540 50 92, 456 32 140`
const cup = cardOf(uCup, { kind: 'u-cup' })
const standsOff = ([x, r]: readonly [number, number]) => [x, r < ROD + GAP ? ROD + GAP : r] as const

export const repair: Case = {
  before: {
    marks: [
      ...worn(worn(withoutContacts(cup.marks, 318, 332), 'u-cup', standsOff), 'guide', standsOff),
      ...drawn((sheet) => {
        sheet.medium('process', box(300, 408, ROD, ROD + GAP))
        sheet.medium('process', box(408, 490, ROD, ROD + 4))
        flowArrow(sheet, [418, 118], [482, 118], 'ink')
        scores(sheet, ROD, SCORES)
        cause(sheet, ['vástago', 'rayado'], [612, 228], [608, 206], [548, 68])
        leaking(sheet, 634, ROD)
      }),
    ],
    contacts: [],
    openings: [...cup.openings, area(290, 500, ROD - 2, ROD + 66)],
    card: CARD,
    title: 'cilindro con la guía y el sello gastados, y el vástago rayado',
    description:
      'Corte de la tapa del cilindro: la banda guía y la copa ya no tocan el vástago, que está rayado. El aceite pasa por la holgura y gotea afuera.',
  },
  after: {
    ...cardOf(uCup, { kind: 'u-cup', inside: 'o-ring', mouth: 'shallow' }),
    card: CARD,
    title: 'cilindro reparado, con guía y sello nuevos',
    description:
      'La misma cabeza: la banda guía centra el vástago, y una copa nueva, con un O-ring entre los labios, detiene el aceite.',
  },
}

const DUST_SCORES = triples`404 84 200, 432 77 128, 420 66 84, 462 54 170, 540 47 90, 448 30 136`
/** Dust in the empty groove, and dust carried in by the rod. */
const DUST = triples`500 106 4, 516 118 5, 532 104 4, 546 122 4, 560 108 5, 474 98.5 2, 450 98.5 2,
  430 98.5 2`
const wiped = cardOf(lipWiper, { kind: 'lip-wiper' })

export const cylinders: Case = {
  before: {
    marks: [
      ...withoutContacts(without(wiped.marks, 'wiper', 'wiper-outside'), 480, 620),
      ...drawn((sheet) => {
        grains(sheet, DUST)
        flowArrow(sheet, [700, 130], [628, 130], 'ink')
        scores(sheet, ROD, DUST_SCORES)
        cause(sheet, ['ranura', 'vacía'], [612, 222], [608, 212], [536, 128])
      }),
    ],
    contacts: [],
    openings: wiped.openings,
    card: CARD,
    title: 'cilindro al que el limpiador ya no protege',
    description:
      'Corte de la tapa del cilindro, con la ranura del limpiador vacía: el polvo pegado al vástago entra al retraer, llega hasta el sello y raya el vástago.',
  },
  after: {
    ...cardOf(lipWiper, { kind: 'lip-wiper', lips: 'double' }),
    card: CARD,
    title: 'cilindro con guía, sello y limpiador',
    description:
      'La misma cabeza con el conjunto completo: la guía centra el vástago, el sello detiene el aceite y el limpiador deja el polvo afuera.',
  },
}
