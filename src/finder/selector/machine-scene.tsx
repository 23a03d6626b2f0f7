import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { FACET_NAMES, type Facet } from '#figures/facets.ts'
import { figureName, sceneOf, type PlacedFigure } from './machine-scenes.ts'
import styles from './machine-scene.module.css'

type MachineSceneProps = {
  machine: string | undefined
  picture: Picture | undefined
  /** Whether a figure that this machine does not ask for has been typed all the same. */
  isTyped: (facet: Facet) => boolean
  /** The field of a figure, under the name that it has on this machine. */
  children: (facet: Facet, name: string) => ReactNode
}

/** The letter of a figure on the drawing and before its stepper. */
const LETTERS: Readonly<Record<Facet, string>> = {
  diameter: 'Ø',
  pressure: 'p',
  temperature: 'T',
  speed: 'n',
}

/** The scene's box (machine-scene.module.css), and how large a picture may be in its middle. */
const BOX = { width: 960, height: 270 }
const PICTURE_MOST = { width: 442, height: 254 }
/** Where a field ends towards the drawing, how far below its top its middle lies, and how long its line runs straight. */
const FIELD = { left: 203, right: 757, middle: 50, shelf: 28 }

/** The drawing of a machine, with the fields of its figures where they are measured. */
export function MachineScene({ machine, picture, isTyped, children }: MachineSceneProps) {
  const scene = sceneOf(machine)
  const any = sceneOf(undefined)
  const frame = frameOf(picture)
  return (
    <div className={styles.scene}>
      <div className={styles.drawing} style={shareOf(frame)}>
        {picture && (
          <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
        )}
        {FACET_NAMES.flatMap((facet) => {
          const placed = scene[facet]
          if (!placed) return []
          const [x, y] = placed.at
          return (
            <span
              key={facet}
              className={styles.balloon}
              style={{ '--x': `${x}%`, top: `${y}%` } as CSSProperties}
              aria-hidden="true"
            >
              {LETTERS[facet]}
            </span>
          )
        })}
      </div>
      <svg
        className={styles.leaders}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
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

type Frame = { x: number; y: number; width: number; height: number }

/** The picture in the middle of the scene, as large as it may be. */
function frameOf({ width, height }: Pick<Picture, 'width' | 'height'> = PICTURE_MOST): Frame {
  const scale = Math.min(PICTURE_MOST.width / width, PICTURE_MOST.height / height)
  const size = { width: width * scale, height: height * scale }
  return { x: (BOX.width - size.width) / 2, y: (BOX.height - size.height) / 2, ...size }
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

function shareOf({ x, y, width, height }: Frame): CSSProperties {
  return {
    aspectRatio: `${Math.round(width)} / ${Math.round(height)}`,
    '--across': percent(width, BOX.width),
    '--from': percent(x, BOX.width),
    '--under': percent(y, BOX.height),
  } as CSSProperties
}

/** From the field to a dot on the place that it measures. */
function leader({ side, top, at }: PlacedFigure, frame: Frame): string {
  const from = FIELD[side]
  const bend = from + (side === 'left' ? FIELD.shelf : -FIELD.shelf)
  const y = Math.round((top / 100) * BOX.height + FIELD.middle)
  const x = Math.round(frame.x + (at[0] / 100) * frame.width)
  const down = Math.round(frame.y + (at[1] / 100) * frame.height)
  return `M${from} ${y}H${bend}L${x} ${down}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`
}
