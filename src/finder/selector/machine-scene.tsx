import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { FACET_NAMES, type Facet } from '#figures/facets.ts'
import { figureName, sceneOf, type PlacedFigure } from './machine-scenes.ts'
import { lettersOn } from './scene-letters.ts'
import styles from './machine-scene.module.css'

type MachineSceneProps = {
  machine: string | undefined
  picture: Picture | undefined
  /** Whether a figure has been typed: it stays visible even if this machine does not ask for it. */
  isTyped: (facet: Facet) => boolean
  /** Renders the field of a figure, with its name on this machine. */
  children: (facet: Facet, name: string) => ReactNode
}

/** The letter of each figure, on the drawing and before its field. */
const LETTERS: Readonly<Record<Facet, string>> = {
  diameter: 'Ø',
  pressure: 'p',
  temperature: 'T',
  speed: 'n',
}

/** The size of the scene and the largest picture in its middle: a low scene leaves room for the rows below. */
const WIDTH = 960
const LEAST = 168
const PICTURE_MOST = { width: 442, height: 152 }
const MARGIN = 8
/** The fields' edges towards the drawing, the middle below a field's top, and the straight start of its leader line. */
const FIELD = { left: 203, right: 757, middle: 46, shelf: 28 }

/** The drawing of a machine, with a field for each figure beside the point that it measures. */
export function MachineScene({ machine, picture, isTyped, children }: MachineSceneProps) {
  const scene = sceneOf(machine)
  const any = sceneOf(undefined)
  const frame = frameOf(picture)
  return (
    <div
      className={styles.scene}
      data-machine={machine}
      style={{ '--scene': percent(frame.box) } as CSSProperties}
    >
      <div className={styles.drawing} style={shareOf(frame)}>
        {picture && (
          <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
        )}
        {lettersOn(scene, frame).map(({ facet, x, y }) => (
          <span
            key={facet}
            className={styles.balloon}
            style={{ '--x': `${x}%`, top: `${y}%` } as CSSProperties}
            aria-hidden="true"
          >
            {LETTERS[facet]}
          </span>
        ))}
      </div>
      <svg
        className={styles.leaders}
        viewBox={`0 0 ${WIDTH} ${frame.box}`}
        aria-hidden="true"
        focusable="false"
      >
        {FACET_NAMES.map((facet) => {
          const placed = scene[facet]
          return placed && <path key={facet} d={leader(placed, frame)} />
        })}
      </svg>
      {FACET_NAMES.map((facet) => {
        const placed = scene[facet] ?? any[facet]
        if (!placed) return null
        return (
          <div
            key={facet}
            className={styles.figure}
            data-side={placed.side}
            hidden={!scene[facet] && !isTyped(facet)}
            style={{ top: `${placed.top}%` }}
          >
            <span className={styles.letter} aria-hidden="true">
              {LETTERS[facet]}
            </span>
            {children(facet, figureName(facet, machine))}
          </div>
        )
      })}
    </div>
  )
}

type Frame = { box: number; x: number; y: number; width: number; height: number }

/** The picture in the middle of the scene, scaled to the largest allowed size. */
function frameOf({ width, height }: Pick<Picture, 'width' | 'height'> = PICTURE_MOST): Frame {
  const scale = Math.min(PICTURE_MOST.width / width, PICTURE_MOST.height / height)
  const size = { width: width * scale, height: height * scale }
  const box = Math.round(Math.max(LEAST, size.height + 2 * MARGIN))
  return { box, x: (WIDTH - size.width) / 2, y: (box - size.height) / 2, ...size }
}

const percent = (part: number) => `${((part / WIDTH) * 100).toFixed(2)}%`

function shareOf({ x, width, height }: Frame): CSSProperties {
  return {
    aspectRatio: `${Math.round(width)} / ${Math.round(height)}`,
    '--across': percent(width),
    '--from': percent(x),
  } as CSSProperties
}

/** A dimension line: its distance from the shaft, its overhang, its head, and how far half a line passes the picture. */
const DIMENSION = { apart: 16, beyond: 3, head: 11, below: 8 }
/** How far the arrow around the shaft bulges. */
const BULGE = 15

/** The SVG path from a field to its measured point, with the mark there: dot, dimension line or arrow. */
function leader({ side, top, at, as, foot }: PlacedFigure, frame: Frame): string {
  const from = FIELD[side]
  const bend = from + (side === 'left' ? FIELD.shelf : -FIELD.shelf)
  const y = Math.round((top / 100) * frame.box + FIELD.middle)
  const across = (share: number) => Math.round(frame.x + (share / 100) * frame.width)
  const under = (share: number) => Math.round(frame.y + (share / 100) * frame.height)
  const [x, surface] = [across(at[0]), under(at[1])]
  const line = `M${from} ${y}H${bend}`
  if (as === undefined) return `${line}L${x} ${surface}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`
  const low = foot === undefined ? under(100) + DIMENSION.below : under(foot)
  if (as === 'turning') {
    const middle = Math.round((surface + low) / 2)
    const arc = `M${x} ${low - 4}Q${x + 2 * BULGE} ${middle} ${x} ${surface - 6}`
    return `${line}L${x + BULGE} ${middle}${arc}m2 11l-2 -11l11 3`
  }
  const at2 = x + DIMENSION.apart
  const extended = (height: number) => `M${x + 4} ${height}H${at2 + DIMENSION.beyond}`
  const whole = foot === undefined ? '' : `${extended(low)}M${at2 - 4} ${low - 11}l4 11l4 -11`
  // Level with the field, if the dimension line reaches so far: no detour over its neighbour.
  const nearest = Math.min(Math.max(y, surface + DIMENSION.head), low - DIMENSION.head)
  return `${line}L${at2} ${nearest}${extended(surface)}M${at2} ${low}V${surface}m-4 11l4 -11l4 11${whole}`
}
