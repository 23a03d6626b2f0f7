import type { ReactNode } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { FACET_NAMES, type Facet } from '#figures/facets.ts'
import { sceneOf, type PlacedFigure } from './machine-scenes.ts'
import styles from './machine-scene.module.css'

type MachineSceneProps = {
  machine: string | undefined
  picture: Picture | undefined
  /** Whether a figure that this machine does not ask for has been typed all the same. */
  isTyped: (facet: Facet) => boolean
  /** The field of a figure, under the name that it has on this machine. */
  children: (facet: Facet, label: string | undefined) => ReactNode
}

/** The letter of a figure on the drawing and before its stepper. */
const LETTERS: Readonly<Record<Facet, string>> = {
  diameter: 'Ø',
  pressure: 'p',
  temperature: 'T',
  speed: 'n',
}

/** The scene's box, and the picture's inside it (machine-scene.module.css); of the picture, 4:3. */
const BOX = { width: 960, height: 360 }
const PICTURE = { x: 259, y: 14, width: 442, height: 332 }
/** Where a field ends towards the drawing, how far below its top its middle lies, and how long its line runs straight. */
const FIELD = { left: 203, right: 757, middle: 50, shelf: 28 }

/** The drawing of a machine, with the fields of its figures where they are measured. */
export function MachineScene({ machine, picture, isTyped, children }: MachineSceneProps) {
  const scene = sceneOf(machine)
  const any = sceneOf(undefined)
  return (
    <div className={styles.scene}>
      <div className={styles.drawing}>
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
              style={{ left: `${x}%`, top: `${y}%` }}
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
          return placed && <path key={facet} d={leader(placed)} />
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
            {children(facet, placed.label)}
          </div>
        )
      })}
    </div>
  )
}

/** From the field to a dot on the place that it measures. */
function leader({ side, top, at }: PlacedFigure): string {
  const from = FIELD[side]
  const bend = from + (side === 'left' ? FIELD.shelf : -FIELD.shelf)
  const y = Math.round((top / 100) * BOX.height + FIELD.middle)
  const x = Math.round(PICTURE.x + (at[0] / 100) * PICTURE.width)
  const down = Math.round(PICTURE.y + (at[1] / 100) * PICTURE.height)
  return `M${from} ${y}H${bend}L${x} ${down}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`
}
