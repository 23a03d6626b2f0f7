import type { ReactNode } from 'react'
import { along, onTurn, round360, seenAngles, spot, type Turn } from './projection.ts'
import { LitSurface, type Paint } from './turned-light.tsx'

/** The angles of the screws on the gland's end, outside the quarter that is cut away. */
const ANGLES = [112, 157, 202, 247, 292, 337]
const HEAD = { r: 18, length: 24, washer: 26, socket: 9.5 }
const NUT = { r: 19, length: 24, stud: 9, end: 44 }
/** Between a screw's washer and the rim of its part. */
const RIM = 5
const HEXAGON = [0, 60, 120, 180, 240, 300]

/** The screws around the end of a part, each as a piece of the picture. */
export function screwsOn({ body, ...paint }: Paint): { at: number; drawn: ReactNode }[] {
  const { screws } = body.cutaway
  if (!screws) return []
  const end = body.stretches.findLast(({ id }) => id === screws.on)
  if (!end) return []
  const x = end.x2
  const circle = Math.min(screws.circle, end.r2 - HEAD.washer - RIM)
  const Fastener = screws.nuts ? Nut : Screw
  return ANGLES.map((angle) => ({
    at: x + 0.5,
    drawn: (
      <Fastener key={`screw-${angle}`} foot={{ ...pointOnCircle(circle, angle), x }} {...paint} />
    ),
  }))
}

const pointOnCircle = (circle: number, angle: number) => {
  const at = (angle * Math.PI) / 180
  return { y: circle * Math.cos(at), z: circle * Math.sin(at) }
}

/** `foot` is where the axis of a screw or nut meets its part. */
type FastenerProps = Omit<Paint, 'body'> & { foot: Omit<Turn, 'r'> }

/** The visible side of a cylinder from `from` to `to` along the axis, with its end. */
function Cylinder({ foot, r, to, ...paint }: FastenerProps & { r: number; to: number }) {
  const [near, far] = [
    { ...foot, r },
    { ...foot, x: to, r },
  ]
  const [low, high] = seenAngles({ x1: foot.x, x2: to, r1: r, r2: r })
  const side = `M${spot(onTurn(near, low))}${along(near, low, high)}L${spot(onTurn(far, high))}${along(far, high, low)}Z`
  return (
    <>
      <LitSurface d={side} surface="metal" light="end-metal" {...paint} />
      <LitSurface d={round360(far)} surface="metal" light="end-metal" {...paint} />
    </>
  )
}

const cornersOf = (turn: Turn) => HEXAGON.map((corner) => spot(onTurn(turn, corner)))

/** A socket-head screw on its washer. */
function Screw({ foot, ...paint }: FastenerProps) {
  const top = { ...foot, x: foot.x + HEAD.length, r: HEAD.socket }
  return (
    <>
      <Washer foot={foot} {...paint} />
      <Cylinder foot={foot} r={HEAD.r} to={top.x} {...paint} />
      <path d={`M${cornersOf(top).join('L')}Z`} fill={paint.brush.tone('seam')} />
    </>
  )
}

/** A nut on its stud. */
function Nut({ foot, ...paint }: FastenerProps) {
  const top = { ...foot, x: foot.x + NUT.length, r: NUT.r }
  const [low, high] = [cornersOf({ ...foot, r: NUT.r }), cornersOf(top)]
  const metal = { surface: 'metal', light: 'end-metal', ...paint } as const
  return (
    <>
      <Washer foot={foot} {...paint} />
      {SEEN_SIDES.map((side) => (
        <LitSurface
          key={side}
          d={`M${low[side]}L${low[(side + 1) % 6]}L${high[(side + 1) % 6]}L${high[side]}Z`}
          {...metal}
        />
      ))}
      <LitSurface d={`M${high.join('L')}Z`} {...metal} />
      <Cylinder foot={top} r={NUT.stud} to={foot.x + NUT.end} {...paint} />
    </>
  )
}

/** The sides of a nut that face the eye. */
const SEEN_SIDES = [5, 0, 1]

const Washer = ({ foot, ...paint }: FastenerProps) => (
  <LitSurface
    d={round360({ ...foot, r: HEAD.washer })}
    surface="metal"
    light="end-metal"
    {...paint}
  />
)
