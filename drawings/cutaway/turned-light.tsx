import type { ReactNode } from 'react'
import type { Tone } from '../model.ts'
import type { Brush } from '../paint/brush.ts'
import { round } from '../paint/path-data.ts'
import { acrossCylinder, lightAcross } from './projection.ts'
import type { Stretch, Surface, TurnedBody } from './turned-body.ts'

/** The inputs for painting every part of a picture. */
export type Paint = { body: TurnedBody; brush: Brush }

/** How much the light changes a surface's own tone: metal shines, faces and yarn hardly do. */
type Finish = 'metal' | 'dull'

const GROUNDS: Record<Surface, Tone> = {
  metal: 'rim',
  rotary: 'accent',
  stationary: 'seat',
  braid: 'sheet',
  'black-braid': 'product',
  carbon: 'soft',
  bellows: 'rim',
}
const DARKEST = 0.5
const BRIGHTEST: Record<Finish, number> = { metal: 1, dull: 0.34 }

/** The class of all light and shade, which is not printed. */
const lightClass = (id: string) => `${id}-light`
export const lightStyle = (id: string) => `@media print{.${lightClass(id)}{display:none}}`

const finishOf = (surface: Surface): Finish =>
  surface === 'metal' || surface === 'bellows' ? 'metal' : 'dull'
const gradientId = (finish: Finish, r: number) => `${finish}-${Math.round(r)}` as const

type StopProps = { offset: number; light: number; finish: Finish; brush: Brush }

/** A gradient stop between full shade (0) and full light (1); 0.5 leaves the surface's tone unchanged. */
function Stop({ offset, light, finish, brush }: StopProps) {
  const isBright = light > 0.5
  const strength = isBright ? (light - 0.5) * 2 * BRIGHTEST[finish] : (0.5 - light) * 2 * DARKEST
  return (
    <stop
      offset={Math.round(offset * 1000) / 1000}
      stopColor={brush.tone(isBright ? 'lit' : 'seam')}
      stopOpacity={Math.round(strength * 100) / 100}
    />
  )
}

const ENDS = [
  [0, 0.86],
  [0.5, 0.68],
  [1, 0.5],
] as const

/** Gradients for cylinders of every visible radius, and for flat ends. */
export function LightGradients({ body, brush }: Paint) {
  const { stretches, cutaway } = body
  const seen = new Map<string, { finish: Finish; r: number }>()
  const note = (finish: Finish, r: number) => seen.set(gradientId(finish, r), { finish, r })
  note('metal', cutaway.shaft)
  for (const { surface, r1, r2 } of stretches) note(finishOf(surface), Math.max(r1, r2))
  return (
    <>
      {(['metal', 'dull'] as const).map((finish) => (
        <linearGradient key={finish} id={`${brush.id}-${finish}`}>
          {lightAcross.map((stop) => (
            <Stop key={stop.offset} {...stop} finish={finish} brush={brush} />
          ))}
        </linearGradient>
      ))}
      {[...seen].map(([name, { finish, r }]) => (
        <linearGradient
          key={name}
          id={`${brush.id}-${name}`}
          href={`#${brush.id}-${finish}`}
          gradientUnits="userSpaceOnUse"
          {...acrossCylinder(round(r))}
        />
      ))}
      {(['metal', 'dull'] as const).map((finish) => (
        <linearGradient key={finish} id={`${brush.id}-end-${finish}`} x2="0.7" y2="1">
          {ENDS.map(([offset, light]) => (
            <Stop key={offset} {...{ offset, light, finish, brush }} />
          ))}
        </linearGradient>
      ))}
    </>
  )
}

type SurfaceProps = Pick<Paint, 'brush'> & {
  d: string
  surface: Surface
  /** The gradient over the surface. */
  light: `end-${Finish}` | ReturnType<typeof gradientId>
  /** Details drawn on the surface, under the light. */
  drawn?: ReactNode
  /** Omits the edges, for a surface that continues. */
  isOpen?: boolean
}

/** A surface in its own tone, the details on it, and the light over both. */
export function LitSurface({ d, surface, light, drawn, isOpen, brush }: SurfaceProps) {
  return (
    <>
      <path d={d} fill={brush.tone(GROUNDS[surface])} />
      {drawn}
      <path className={lightClass(brush.id)} d={d} fill={`url(#${brush.id}-${light})`} />
      {!isOpen && (
        <path
          d={d}
          fill="none"
          stroke={brush.tone('ink')}
          strokeWidth={brush.width(surface === 'bellows' ? 'hatch' : 'edge')}
        />
      )}
    </>
  )
}

export const cylinderLight = ({ surface, r1, r2 }: Pick<Stretch, 'surface' | 'r1' | 'r2'>) =>
  gradientId(finishOf(surface), Math.max(r1, r2))
export const endLight = (surface: Surface) => `end-${finishOf(surface)}` as const

/** A shadow that one part casts on another. */
type CastShadeProps = Omit<Paint, 'body'> & { d: string; strength: number }
export const CastShade = ({ d, brush, strength }: CastShadeProps) => (
  <path className={lightClass(brush.id)} d={d} fill={brush.tone('seam')} fillOpacity={strength} />
)
