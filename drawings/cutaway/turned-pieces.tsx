import type { ReactNode } from 'react'
import { shaftEnds } from './cutaway-box.ts'
import { along, onTurn, round360, seenAngles, spot, type Turn } from './projection.ts'
import { screwsOn } from './screws.tsx'
import type { Stretch } from './turned-body.ts'
import { CastShade, cylinderLight, endLight, LitSurface, type Paint } from './turned-light.tsx'
import type { Brush } from '../paint/brush.ts'

/** The pitch, lean and half width of the strands in a row, in degrees around the shaft. */
const STRAND = { pitch: 6, lean: 9, half: 3.4 }
const ROWS = 2

/** Strands on the visible angles `within` of a packing ring's outside: two rows that lean towards each other. */
function braid(
  { surface, x1, x2, r1: r }: Stretch,
  [from, to]: readonly [number, number],
  brush: Brush,
  within: string,
): ReactNode {
  const width = (x2 - x1) / ROWS
  const strands: string[] = []
  for (let row = 0; row < ROWS; row += 1) {
    const [a, b] = [x1 + row * width, x1 + (row + 1) * width]
    const lean = row % 2 === 0 ? STRAND.lean : -STRAND.lean
    for (let at = from - STRAND.lean; at < to; at += STRAND.pitch) {
      const start = lean > 0 ? at : at + STRAND.lean
      const place = (share: number, bulge = 0) =>
        spot(onTurn({ x: a + (b - a) * share, r }, start + lean * share + bulge))
      const side = (near: number, bulge: number) =>
        `C${place(near, bulge)} ${place(1 - near, bulge)} ${place(near < 0.5 ? 1 : 0)}`
      strands.push(`M${place(0)}${side(0.25, STRAND.half)}${side(0.75, -STRAND.half)}`)
    }
  }
  const isBlack = surface === 'black-braid'
  const clip = `${brush.id}-ring-${Math.round(x1)}-${Math.round(from)}`
  return (
    <>
      <clipPath id={clip}>
        <path d={within} />
      </clipPath>
      <path
        clipPath={`url(#${clip})`}
        d={strands.join('')}
        fill={brush.tone(isBlack ? 'product' : 'fluid')}
        stroke={brush.tone(isBlack ? 'product-mark' : 'accent')}
        strokeWidth={brush.width('thin')}
      />
    </>
  )
}

type Shell = Pick<Stretch, 'surface' | 'x1' | 'x2' | 'r1' | 'r2'>

/** The path of a cylinder's or cone's surface between two angles. */
function shellPath({ x1, x2, r1, r2 }: Shell, from: number, to: number): string {
  const [near, far] = [
    { x: x1, r: r1 },
    { x: x2, r: r2 },
  ]
  return `M${spot(onTurn(near, from))}${along(near, from, to)}L${spot(onTurn(far, to))}${along(far, to, from)}Z`
}

const ringPath = ({ x, r }: Turn, inner: number) => {
  const hole = { x, r: inner }
  return `M${spot(onTurn({ x, r }, 90))}${along({ x, r }, 90, 360)}L${spot(onTurn(hole, 360))}${along(hole, 360, 90)}Z`
}

/** The visible angles of a shell, without the quarter that is cut away. */
function seenSpans(shell: Shell): [number, number][] {
  const [low, high] = seenAngles(shell)
  const spans: [number, number][] = [
    [low, 0],
    [90, high],
  ]
  return spans.filter(([from, to]) => to - from > 1)
}

/** A piece of the picture, with its place along the axis: nearer pieces cover further ones. */
type Piece = { at: number; drawn: ReactNode }

/** All pieces outside the cut, from far to near. */
export function outsidePieces(paint: Paint) {
  const { stretches, cutaway } = paint.body
  const pieces = stretches.flatMap((stretch, i): Piece[] => {
    const next = stretches[i + 1]
    const inner = next && next.x1 - stretch.x2 < 1 ? next.r1 : cutaway.shaft
    return [
      { at: (stretch.x1 + stretch.x2) / 2, drawn: <Shells key={i} shell={stretch} {...paint} /> },
      ...(inner < stretch.r2 - 0.6
        ? [{ at: stretch.x2, drawn: <End key={`${i}-end`} {...{ stretch, inner }} {...paint} /> }]
        : []),
    ]
  })
  return [...pieces, ...screwsOn(paint)].toSorted((a, b) => a.at - b.at).map(({ drawn }) => drawn)
}

function Shells({ shell, body, ...paint }: Paint & { shell: Stretch }) {
  const isParted = body.cutaway.parting && shell.id !== 'sleeve'
  return seenSpans(shell).map(([from, to]) => (
    <g key={from}>
      <LitSurface
        d={shellPath(shell, from, to)}
        surface={shell.surface}
        light={cylinderLight(shell)}
        drawn={
          shell.surface.endsWith('braid') &&
          braid(shell, [from, to], paint.brush, shellPath(shell, from, to))
        }
        {...paint}
      />
      {isParted && from < PARTING && PARTING < to && (
        <PartingLine {...paint} d={linePath([shell.x1, shell.r1], [shell.x2, shell.r2], PARTING)} />
      )}
    </g>
  ))
}

function End({ stretch, inner, body, ...paint }: Paint & { stretch: Stretch; inner: number }) {
  const { surface, x2: x, r2: r } = stretch
  return (
    <>
      <LitSurface
        d={ringPath({ x, r }, inner)}
        surface={surface}
        light={endLight(surface)}
        {...paint}
      />
      {body.cutaway.parting &&
        [PARTING, PARTING + 180].map((at) => (
          <PartingLine key={at} {...paint} d={linePath([x, inner], [x, r], at)} />
        ))}
    </>
  )
}

/** The angle of a split part's joint; the other joint is on the opposite side. */
const PARTING = -34

const linePath = (
  [x1, r1]: readonly [number, number],
  [x2, r2]: readonly [number, number],
  at: number,
) => `M${spot(onTurn({ x: x1, r: r1 }, at))}L${spot(onTurn({ x: x2, r: r2 }, at))}`

const PartingLine = ({ d, brush }: Pick<Paint, 'brush'> & { d: string }) => (
  <path d={d} fill="none" stroke={brush.tone('ink')} strokeWidth={brush.width('silhouette')} />
)

const wholeShell = (shell: Shell) => {
  const [low, high] = seenAngles(shell)
  return shellPath(shell, low, high)
}

/** The shaft extends this far under the body, so that its edge does not show as a neck. */
const OVERLAP = 2

/** The shaft beyond the body, on the process side. */
export function farShaft({ body, ...paint }: Paint) {
  const r = body.cutaway.shaft
  const [x1] = shaftEnds(body)
  const shell: Shell = { surface: 'metal', x1, x2: body.first + OVERLAP, r1: r, r2: r }
  return (
    <LitSurface d={wholeShell(shell)} surface="metal" light={cylinderLight(shell)} {...paint} />
  )
}

const CHAMFER = 9
const CENTRE_HOLE = 9

/** The end of the shaft, on the atmosphere side. */
export function nearShaft({ body, ...paint }: Paint) {
  const r = body.cutaway.shaft
  const [, end] = shaftEnds(body)
  const stub: Shell = { surface: 'metal', x1: body.last, x2: end - CHAMFER, r1: r, r2: r }
  const chamfer: Shell = { surface: 'metal', x1: stub.x2, x2: end, r1: r, r2: r - CHAMFER }
  return (
    <>
      {[stub, chamfer].map((shell) => (
        <LitSurface
          key={shell.x1}
          d={wholeShell(shell)}
          surface="metal"
          light={cylinderLight(shell)}
          {...paint}
        />
      ))}
      <LitSurface
        d={round360({ x: end, r: r - CHAMFER })}
        surface="metal"
        light="end-metal"
        {...paint}
      />
      <path d={round360({ x: end, r: CENTRE_HOLE })} fill={paint.brush.tone('seam')} />
    </>
  )
}

/** The angles of the shadow that the body casts on the shaft, from each face of the cut, in two steps. */
const CAST = [
  [79, 90],
  [85, 90],
  [0, 7],
  [0, 3],
] as const

/** The exposed quarter of the shaft, with lengthwise edges only, since it continues at both ends. */
export function bareShaft({ body, ...paint }: Paint) {
  const { first, last, cutaway } = body
  const r = cutaway.shaft
  const shell: Shell = { surface: 'metal', x1: first, x2: last, r1: r, r2: r }
  const { brush } = paint
  return (
    <>
      <LitSurface
        d={shellPath(shell, 0, 90)}
        surface="metal"
        light={cylinderLight(shell)}
        isOpen
        {...paint}
      />
      {CAST.map(([from, to]) => (
        <CastShade
          key={`${from}-${to}`}
          d={shellPath(shell, from, to)}
          strength={0.13}
          {...paint}
        />
      ))}
      <path
        d={linePath([first, r], [last, r], 0) + linePath([first, r], [last, r], 90)}
        fill="none"
        stroke={brush.tone('ink')}
        strokeWidth={brush.width('edge')}
      />
    </>
  )
}
