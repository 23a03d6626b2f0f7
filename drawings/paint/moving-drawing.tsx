import type { ReactNode } from 'react'
import { flatten, type DrawingLayout, type Mark, type Outline, type Point } from '../kit.ts'
import type { Brush } from './brush.ts'
import { round } from './path-data.ts'

/** `continuous`: to and fro; `stepped`: alternates between the two ends, for visitors who prefer reduced motion. */
export type Pace = 'continuous' | 'stepped'

const DURATION_S = 5
/** The movement, the rest and the return: the share of the time at which each ends. */
const TURNS = '0;.38;.62;1'
const EASES = '.5 0 .2 1;0 0 1 1;.5 0 .2 1'

const outlineOf = (mark: Mark): Outline | undefined => {
  if (mark.type === 'text') return undefined
  return mark.type === 'line' ? mark.path : mark.outline
}

const timingOf = (pace: Pace) =>
  pace === 'stepped'
    ? ({ calcMode: 'discrete', keyTimes: '0;.5' } as const)
    : ({ calcMode: 'spline', keyTimes: TURNS, keySplines: EASES } as const)

const valuesOf = (pace: Pace, from: string, to: string) =>
  (pace === 'stepped' ? [from, to] : [from, to, to, from]).join(';')

/** The displacement of all points, if it is the same. */
function wayOf(from: readonly Point[], to: readonly Point[]): Point | undefined {
  const ways = to.map(([x, r], i): Point => {
    const [x0, r0] = from[i] ?? [NaN, NaN]
    return [round(x - x0), round(r - r0)]
  })
  const [first] = ways
  const isRigid = ways.every((way) => way[0] === first?.[0] && way[1] === first?.[1])
  return isRigid ? first : undefined
}

/** Animates a mark, given its index in the drawing. */
export type Motion = (mark: Mark, index: number, brush: Brush) => ReactNode

/** The motion from the resting position: `resting` has the same marks, one for one. */
export function makeMotion(resting: DrawingLayout, pace: Pace): Motion {
  return (mark, index, brush) => {
    const [to, from] = [outlineOf(mark), outlineOf(resting.marks[index] ?? mark)]
    if (!to || !from || 'centre' in to || 'centre' in from) return undefined
    const common = { ...timingOf(pace), dur: `${DURATION_S}s`, repeatCount: 'indefinite' }
    const way = wayOf(flatten(from), flatten(to))
    if (!way) {
      const isClosed = mark.type !== 'line'
      const [d0, d1] = [brush.path(from, isClosed), brush.path(to, isClosed)]
      return <animate attributeName="d" values={valuesOf(pace, d0, d1)} {...common} />
    }
    if (way[0] === 0 && way[1] === 0) return undefined
    // A part that keeps its shape moves together with its hatch.
    const values = valuesOf(pace, `${-way[0]} ${way[1]}`, '0 0')
    return (
      <animateTransform attributeName="transform" type="translate" values={values} {...common} />
    )
  }
}
