import { renderToStaticMarkup } from 'react-dom/server'
import { makeBrush } from '#drawings/paint/brush.ts'
import { hatchesOf, HatchPatterns } from '#drawings/paint/hatch-patterns.tsx'
import { MarkShape } from '#drawings/paint/shapes.tsx'
import { Silhouette, silhouetteFirst } from '#drawings/paint/silhouette.tsx'
import { SheenGradients, sheenOf } from '#drawings/paint/sheen.tsx'
import { LIGHT } from '#drawings/palette.ts'
import type { Mark } from '#drawings/model.ts'
import type { Layer, Shot } from './scene.ts'

/** px. */
export const FRAME = { width: 1280, height: 720 }
/** The heading stands above the picture; below it is room for the captions. */
const PICTURE = { top: 92, height: 520 }
/** Line widths of the library are right where a sheet of 960 is this wide. */
const REFERENCE_WIDTH = 960

/** A title without a number belongs to the whole film. */
type FrameProps = { shot: Shot; number?: number | undefined; title: string; opacity: number }

/** One frame of the film as an SVG. */
export function frameSvg({ shot, number, title, opacity }: FrameProps): string {
  const { x, r, width } = shot.camera
  const height = (width * PICTURE.height) / FRAME.width
  const view = [x - width / 2, -r - height / 2, width, height]
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      fontFamily="Archivo,Arial,sans-serif"
      fontWeight="600"
      strokeLinejoin="round"
    >
      <rect width={FRAME.width} height={FRAME.height} fill={LIGHT.sheet} />
      <g opacity={opacity.toFixed(3)}>
        <Heading number={number} title={title} />
        <svg
          y={PICTURE.top}
          width={FRAME.width}
          height={PICTURE.height}
          viewBox={view.map((value) => value.toFixed(2)).join(' ')}
        >
          {shot.layers.map((layer, i) => (
            <LayerShape key={i} id={`l${i}`} layer={layer} width={width} />
          ))}
        </svg>
      </g>
    </svg>,
  )
}

function Heading({ number, title }: Pick<FrameProps, 'number' | 'title'>) {
  if (number === undefined) {
    return (
      <text x="54" y="64" fontSize="36" fill={LIGHT.ink}>
        {title}
      </text>
    )
  }
  return (
    <>
      <circle cx="76" cy="52" r="22" fill="none" stroke={LIGHT.accent} strokeWidth="3" />
      <text x="76" y="61" fontSize="26" textAnchor="middle" fill={LIGHT.ink}>
        {number}
      </text>
      <text x="116" y="64" fontSize="36" fill={LIGHT.ink}>
        {title}
      </text>
    </>
  )
}

type LayerShapeProps = { id: string; layer: Layer; width: number }

function LayerShape({ id, layer, width }: LayerShapeProps) {
  const { marks, opacity = 1, at: [x, r] = [0, 0], scale = 1 } = layer
  if (opacity === 0) return null
  const brush = makeBrush({ id, theme: 'light', scale: width / REFERENCE_WIDTH / scale, axis: 0 })
  const { under, over } = silhouetteFirst(marks)
  const paint = (mark: Mark, i: number) => (
    <MarkShape key={i} mark={mark} brush={brush} sheen={sheenOf(mark, {})} />
  )
  return (
    <g opacity={opacity.toFixed(3)} transform={`translate(${x} ${-r}) scale(${scale})`}>
      <HatchPatterns hatches={hatchesOf(marks, brush)} brush={brush} />
      <SheenGradients layout={{ marks }} marks={marks} brush={brush} />
      {under.map(paint)}
      <Silhouette marks={over} brush={brush} />
      {over.map(paint)}
    </g>
  )
}
